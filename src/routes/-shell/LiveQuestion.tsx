import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import { allergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { AllergenQuestion } from '#src/flows/allergens/AllergenQuestion.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useRunning } from './use-running.ts';

/** The question before something that the guest avoids is added by a press of Add, over any page that has cards. What they avoid is chosen on the menu. */
export function LiveQuestion({ actor }: { readonly actor: ActorRefFromLogic<LazyLogic<typeof allergensMachine>> }) {
  const running = useRunning(actor);
  return running && <Running actor={running} />;
}

function Running({ actor }: { readonly actor: ActorRefFrom<typeof allergensMachine> }) {
  const screen = useScreen(actor, allergensScreen);
  return screen.kind === 'asking' && <AllergenQuestion screen={screen} send={actor.send} />;
}
