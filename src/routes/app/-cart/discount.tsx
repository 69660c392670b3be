import { useEffect, useState } from 'react';
import type { ActorRefFromLogic } from 'xstate';
import type { discountMachine } from '#machines/discount/discount.machine.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { CodeLineProps } from '#src/flows/cart/CodeLine.tsx';
import { ComingDiscount } from '#src/flows/cart/ComingDiscount.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';
import type { DiscountProps } from './discount-part.tsx';
import { useDiscount, useIsMember } from './use-discount.ts';

const Coming = (line: CodeLineProps) => <ComingDiscount hasRewardRoom={useIsMember()} {...line} />;

const DiscountPart = lazyExtra(async () => (await import('./discount-part.tsx')).DiscountPart, <Coming />);

/** Codes and rewards, on the page of the cart and at the checkout: one line until they are wanted. */
export function Discount(props: DiscountProps) {
  const [isOpened, setOpened] = useState(false);
  const flow = useDiscount(props.cart, isOpened);
  const onOpen = () => setOpened(true);
  return flow ? <Wanted {...props} flow={flow} isOpenAtFirst={isOpened} onOpen={onOpen} /> : <Coming onOpen={onOpen} />;
}

interface WantedProps extends DiscountProps {
  readonly flow: ActorRefFromLogic<LazyLogic<typeof discountMachine>>;
  readonly isOpenAtFirst: boolean;
  /** The guest wants the field of a code, before it is there. */
  readonly onOpen: () => void;
}

function Wanted({ flow, onOpen, ...part }: WantedProps) {
  const { running, hasFailed, retry } = useLazyFlow(flow);
  // Beside the flow's code, not after it.
  useEffect(() => void DiscountPart.preload().catch(() => {}), []);
  if (running !== null) return <DiscountPart {...part} actor={running} />;
  return <Coming isOpenAtFirst={part.isOpenAtFirst} onOpen={onOpen} onRetry={hasFailed ? retry : null} />;
}
