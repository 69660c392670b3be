import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { remedyMachine } from '#machines/remedy/remedy.machine.ts';
import { remedyScreen } from '#machines/remedy/remedy.screen.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { RemedyView } from '#src/flows/remedy/RemedyView.tsx';
import { useAppContext } from './use-app-context.ts';
import { useFeedbackUrl } from './use-feedback-url.ts';
import { useLazyFlow } from './use-lazy-flow.ts';

/** An order that was not right, as a sheet over the page. Until its code runs nothing is shown. */
export function LiveRemedy({ actor }: { readonly actor: ActorRefFromLogic<LazyLogic<typeof remedyMachine>> }) {
  const { running } = useLazyFlow(actor);
  return running && <Running actor={running} />;
}

function Running({ actor }: { readonly actor: ActorRefFrom<typeof remedyMachine> }) {
  const { actors, config } = useAppContext();
  const isOffline = useScreen(actors.site, (snapshot) => !siteScreen(snapshot).isOnline);
  const screen = useScreen(actor, remedyScreen);
  const feedbackUrl = useFeedbackUrl();
  return <RemedyView {...{ screen, isOffline, feedbackUrl }} send={actor.send} supportUrl={config.supportUrl} />;
}
