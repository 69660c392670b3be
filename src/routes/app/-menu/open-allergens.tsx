import type { ActorRefFrom } from 'xstate';
import type { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import { allergensScreen } from '#machines/allergens/allergens.screen.ts';
import { AllergensView, type AllergensViewProps } from '#src/flows/allergens/AllergensView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useRunning } from '../../-shell/use-running.ts';

type OpenAllergensProps = Omit<AllergensViewProps, 'screen' | 'send'>;

/** What the guest avoids, while it is chosen or asked about. */
export function OpenAllergens(props: OpenAllergensProps) {
  const { app } = useAppContext();
  const actor = useRunning(useScreen(app, ({ children }) => children.allergens));
  return actor && <Running {...props} actor={actor} />;
}

const Running = ({ actor, ...props }: OpenAllergensProps & { readonly actor: ActorRefFrom<typeof allergensMachine> }) => (
  <AllergensView {...props} screen={useScreen(actor, allergensScreen)} send={actor.send} />
);
