import type { Config } from './config.ts';

/** Other sites whose accounts open ours: the configured ones; all of them where the bakery is pretended. */
export const providersOf = ({ sandbox, social }: Pick<Config, 'sandbox' | 'social'>) =>
  sandbox === 'embedded' ? (['google', 'apple', 'facebook'] as const) : social.map(({ provider }) => provider);
