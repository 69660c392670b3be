/** The sites whose accounts can open one of ours, in the order in which they are offered. */
const providers = ['google', 'apple', 'facebook'] as const;
export type AccountProvider = (typeof providers)[number];

/**
 * The social accounts to show: the ones that can be connected here, and the linked ones, which can be disconnected even where
 * nothing is configured to connect them. Unknown names are left out.
 */
export const shownSocialAccounts = (connectable: readonly string[], linked: readonly string[]): readonly AccountProvider[] =>
  providers.filter((provider) => connectable.includes(provider) || linked.includes(provider));
