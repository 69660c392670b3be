import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { ProfileForm } from '#machines/profile/profile.types.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import type { FormActor } from '#src/flows/profile/EditForm.tsx';
import { PartLoading } from '#src/flows/profile/PartLoading.tsx';
import { PartUnanswered } from '#src/flows/profile/PartUnanswered.tsx';

export interface PartProps {
  readonly profile: ActorRefFrom<typeof profileMachine>;
}

/** One of the profile's forms, as its view is given it. */
export function useFormActor({ profile }: PartProps, name: ProfileForm): FormActor {
  const actor = profile.getSnapshot().children[name];
  if (!actor) throw new Error(`The profile has no form "${name}".`);
  return { screen: useScreen(actor, editFormScreen), send: actor.send };
}

interface LoadedProps<Data> {
  readonly query: UseQueryOptions<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What the server knows, once it came; a word while it does not. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  const onRetry = () => void refetch();
  return isError ? <PartUnanswered onRetry={onRetry} /> : <PartLoading onRetry={onRetry} />;
}
