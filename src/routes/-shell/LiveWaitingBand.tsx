import { cartScreen } from '#machines/cart/cart.screen.ts';
import { WaitingBand } from '#src/flows/cart/WaitingBand.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import type { LiveWaitingBandProps } from './WaitingForOrder.tsx';

export function LiveWaitingBand({ actor, isSetup }: LiveWaitingBandProps) {
  const screen = useScreen(actor, cartScreen);
  if (screen.kind !== 'waitingForOrder') return null;
  return <WaitingBand names={screen.arriving} first={screen.name} isSetup={isSetup} send={actor.send} />;
}
