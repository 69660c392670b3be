import { useEffect } from 'react';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { band } from './Cart.css.ts';
import { WaitingLines, type WaitingLinesProps } from './WaitingLines.tsx';

/** Lines that wait for an order, above any page but the cart's own. */
export function WaitingBand(props: Omit<WaitingLinesProps, 'returnTo'>) {
  // The pressed button goes with the band.
  useEffect(() => focusHeadingIfLost, []);
  return (
    <div className={band}>
      <NewWords>
        <WaitingLines {...props} returnTo="/app/menu.html" />
      </NewWords>
    </div>
  );
}
