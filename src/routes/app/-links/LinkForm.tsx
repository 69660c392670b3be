import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../../-shell/LazyFlow.tsx';

interface LinkFormProps {
  readonly kind: 'reset' | 'unsubscribe';
  /** Draws the form; `tokenId` is where the vault keeps what the email's link brought. */
  readonly children: (actor: ActorRefFrom<typeof editFormMachine>, tokenId: string) => ReactNode;
}

/** The form that the link of an email leads to. */
export function LinkForm(props: LinkFormProps) {
  const { app } = useRouteContext({ from: '__root__' });
  const session = useScreen(app, ({ children }) => children.session);
  return session ? <LazyFlow actor={session}>{(actor) => <Opened session={actor} {...props} />}</LazyFlow> : <PageLoading />;
}

function Opened({ session, kind, children }: LinkFormProps & { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const actor = useScreen(session, (snapshot) => snapshot.children[kind]);
  const tokenId = useScreen(session, ({ context }) => context.link?.tokenId ?? '');
  return actor ? children(actor, tokenId) : <PageLoading />;
}
