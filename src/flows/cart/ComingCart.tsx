import '#src/text/lazy/cart.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { text } from '#src/text/text.ts';
import { ItemBlocks } from '#src/ui/Blocks.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';

interface ComingCartProps {
  /** It is the page, and has its heading. */
  readonly isPage?: boolean;
  /** Asks again for what takes long to come. */
  readonly onRetry: () => void;
}

/** In place of the cart while its code is on the way. */
export const ComingCart = ({ isPage = false, onRetry }: ComingCartProps) => (
  <>
    {isPage && <PageHeading heading={text('title.cart')} />}
    <ComingLines isPage={isPage} onRetry={onRetry} />
  </>
);

/** In place of the lines of a cart until they come. */
export const ComingLines = ({ isPage = false, onRetry }: ComingCartProps) => (
  <Waiting isPage={isPage} label={text('page.loading')} onRetry={onRetry}>
    <ItemBlocks count={3} />
  </Waiting>
);
