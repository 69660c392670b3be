import type { AppliedDiscount } from '#domain/discount/applied.ts';
import { DiscountView } from '#src/flows/discount/DiscountView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import type { ScreenOf } from '../kit/model.ts';
import { Routed } from '../kit/routed.tsx';
import { soupReward, welcome5 } from '../samples/discounts.ts';
import type { model } from './discount.model.ts';

/** A cart has what was applied, and what is not removed yet. */
function appliedIn(screen: ScreenOf<typeof model>): readonly AppliedDiscount[] {
  const isRemoving = screen.kind === 'working' && (screen.at === 'removing' || screen.at === 'askingRemoved');
  if (screen.kind === 'unremoved') return [screen.discount];
  if (screen.kind === 'applied' || isRemoving || (screen.kind === 'unclear' && screen.isRemoval))
    return [welcome5, soupReward].filter(({ code }) => code === screen.code);
  return [];
}

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <main>
      <h1>Your cart</h1>
      <ExternalEvents send={send} />
      <DiscountView screen={screen} send={send} applied={appliedIn(screen)} isOpenAtFirst returnTo="/app/cart.html" />
    </main>
  </Routed>
);
