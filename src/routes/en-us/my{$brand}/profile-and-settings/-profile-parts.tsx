import type { ProfilePart } from '#domain/navigation/profile-parts.ts';
import { PartLoading } from '#src/flows/profile/PartLoading.tsx';
import { lazyPart } from '../../../-shell/lazy-part.tsx';
import type { PartProps } from './-part.tsx';

/** Each part comes with its own code (PROFILE-01). */
const parts = {
  profile: lazyPart(async () => (await import('./-overview.tsx')).Overview, <PartLoading />),
  details: lazyPart(async () => (await import('./-details.tsx')).Details, <PartLoading />),
  addresses: lazyPart(async () => (await import('./-addresses.tsx')).Addresses, <PartLoading />),
  'communication-preferences': lazyPart(async () => (await import('./-communications.tsx')).Communications, <PartLoading />),
  rewards: lazyPart(async () => (await import('./-rewards.tsx')).Rewards, <PartLoading />),
  'past-orders': lazyPart(async () => (await import('./-past-orders.tsx')).PastOrders, <PartLoading />),
  payments: lazyPart(async () => (await import('./-payments.tsx')).Payments, <PartLoading />),
  'social-accounts': lazyPart(async () => (await import('./-social.tsx')).Social, <PartLoading />),
  'taste-preferences': lazyPart(async () => (await import('./-taste.tsx')).Taste, <PartLoading />),
  subscriptions: lazyPart(async () => (await import('./-subscriptions.tsx')).Subscriptions, <PartLoading />),
  'security-preferences': lazyPart(async () => (await import('./-security.tsx')).Security, <PartLoading />),
} as const satisfies Readonly<Record<ProfilePart, unknown>>;

export function ProfileParts({ part, profile }: PartProps & { readonly part: ProfilePart }) {
  const Part = parts[part];
  return <Part profile={profile} />;
}
