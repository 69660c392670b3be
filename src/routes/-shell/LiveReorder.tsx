import type { ActorRefFrom, ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { reorderScreen } from '#machines/reorder/reorder.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ReorderView } from '#src/flows/reorder/ReorderView.tsx';
import { useWhyOfLine } from '../app/-cart/use-why-of-line.ts';
import { useOrder } from './use-order.ts';
import { useLazyFlow } from './use-lazy-flow.ts';

/** An order of before once more, as a question over the page. Until its code runs it is being read. */
export function LiveReorder({ actor }: { readonly actor: ActorRefFromLogic<LazyLogic<typeof reorderMachine>> }) {
  const { running } = useLazyFlow(actor);
  return running && <Running actor={running} />;
}

function Running({ actor }: { readonly actor: ActorRefFrom<typeof reorderMachine> }) {
  const screen = useScreen(actor, reorderScreen);
  const order = useOrder((known) => known.order);
  const whyOf = useWhyOfLine(order, null, 'lines' in screen && screen.lines.some(({ now }) => now === null));
  return <ReorderView {...{ screen, whyOf }} cafeName={order?.cafe.name ?? null} send={actor.send} />;
}
