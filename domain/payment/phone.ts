import type { Config } from '../config/config.ts';

/** Steps of a call that goes on. */
export const phoneSteps = ['connecting', 'talking', 'paying', 'wrapUp'] as const;
export type PhoneStep = (typeof phoneSteps)[number];

/** Whether payments by phone are offered at all: they are configured, or pretended. */
export const hasPhonePayment = ({ sandbox, phonePayment }: Pick<Config, 'sandbox' | 'phonePayment'>): boolean =>
  phonePayment || sandbox === 'embedded';
