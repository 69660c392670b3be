import { lazy, Suspense } from 'react';
import type { ProfilePart } from '#domain/navigation/profile-parts.ts';
import { PartLoading } from '#src/views/profile/PartLoading.tsx';
import type { PartProps } from './-part.tsx';

/** Each part comes with its own code (PROFILE-01). */
const parts = {
  profile: lazy(() => import('./-personal.tsx')),
  'communication-preferences': lazy(() => import('./-communications.tsx')),
  rewards: lazy(() => import('./-rewards.tsx')),
  'past-orders': lazy(() => import('./-past-orders.tsx')),
  payments: lazy(() => import('./-payments.tsx')),
  'social-accounts': lazy(() => import('./-social.tsx')),
  'taste-preferences': lazy(() => import('./-taste.tsx')),
  subscriptions: lazy(() => import('./-subscriptions.tsx')),
  'security-preferences': lazy(() => import('./-security.tsx')),
} as const satisfies Readonly<Record<ProfilePart, unknown>>;

export function ProfileParts({ part, profile }: PartProps & { readonly part: ProfilePart }) {
  const Part = parts[part];
  return (
    <Suspense fallback={<PartLoading />}>
      <Part profile={profile} />
    </Suspense>
  );
}
