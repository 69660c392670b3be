import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { UnsubscribeView } from '#src/flows/password/UnsubscribeView.tsx';
import { enterLink } from './enter-link.ts';
import { LinkForm } from './LinkForm.tsx';

export const enterPage = (context: RouterContext): void => enterLink(context, 'unsubscribe');

export const UnsubscribePage = (): ReactNode => (
  <LinkForm kind="unsubscribe">{(actor, tokenId) => <Unsubscribe actor={actor} tokenId={tokenId} />}</LinkForm>
);

const Unsubscribe = ({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editFormMachine>; readonly tokenId: string }) => (
  <UnsubscribeView screen={useScreen(actor, editFormScreen)} send={actor.send} tokenId={tokenId} />
);
