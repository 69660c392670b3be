import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { resetAsSecret } from '#src/api/password-secret.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ResetView } from '#src/flows/password/ResetView.tsx';
import { enterLink } from './enter-link.ts';
import { useSecretKeeper } from '../../-secret-keeper.ts';
import { LinkForm } from './LinkForm.tsx';

export const enterPage = (context: RouterContext): void => enterLink(context, 'reset');

export const ResetPage = (): ReactNode => <LinkForm kind="reset">{(actor, tokenId) => <Reset actor={actor} tokenId={tokenId} />}</LinkForm>;

function Reset({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editFormMachine>; readonly tokenId: string }) {
  const { auth, vault } = useRouteContext({ from: '__root__' });
  const token = vault.read(tokenId);
  const keepSecret = useSecretKeeper();
  return (
    <ResetView
      screen={useScreen(actor, editFormScreen)}
      send={actor.send}
      isLinkKnown={token !== null}
      keepSecret={(password) => keepSecret(resetAsSecret({ token: token ?? '', password }))}
      onSignIn={() => auth.signIn({ redirectTo: '/app/menu.html' })}
      onAskAgain={() => auth.open({ kind: 'forgot' })}
    />
  );
}
