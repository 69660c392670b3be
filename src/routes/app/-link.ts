import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

interface Link {
  readonly actor: ActorRefFrom<typeof editMachine> | undefined;
  /** Where the vault keeps what the e-mail's link brought. */
  readonly tokenId: string;
}

/** The form that the link of an e-mail leads to; its code is there before its page is. */
export function useLink(kind: 'reset' | 'unsubscribe'): Link {
  const { app } = useRouteContext({ from: '__root__' });
  const session = must(app.getSnapshot().children.session, 'session');
  return useScreen(session, ({ children, context }) => ({ actor: children[kind], tokenId: context.link?.tokenId ?? '' }));
}
