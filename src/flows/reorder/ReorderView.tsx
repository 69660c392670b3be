import { useEffect } from 'react';
import type { ReorderScreen } from '#machines/reorder/reorder.screen.ts';
import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { ItemBlocks } from '#src/ui/Blocks.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { Difference } from './Difference.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { Stopped } from './Stopped.tsx';
import { Unserved } from './Unserved.tsx';

export interface ReorderViewProps {
  readonly screen: ReorderScreen;
  /** The cafe of the order in hand, which would make it; null where there is none. */
  readonly cafeName: string | null;
  /** Why the order in hand excludes a line, and when it can be had. */
  readonly whyOf: WhyOfLine;
  readonly send: (event: ReorderEvent) => void;
}

/** An order of before once more: a question over the page, with what differs before anything is added (CART-06). */
export function ReorderView({ screen, cafeName, whyOf, send }: ReorderViewProps) {
  if (screen.kind === 'waiting' || screen.kind === 'finished') return null;
  return <Question {...{ screen, cafeName, whyOf, send }} />;
}

type ScreenWithDialog = Exclude<ReorderScreen, { readonly kind: 'waiting' | 'finished' }>;

interface QuestionProps extends ReorderViewProps {
  readonly screen: ScreenWithDialog;
}

function Question({ screen, cafeName, whyOf, send }: QuestionProps) {
  // A dialog that was open when the page loaded has no opener to return the focus to.
  useKeptFocus(screen.kind);
  useEffect(() => focusHeadingIfLost, []);
  const leave = () => send({ type: 'reorder.left' });
  switch (screen.kind) {
    case 'reading':
      return (
        <Dialog heading={text('reorder.reading')} closeLabel={text('reorder.close')} onClose={leave}>
          <Waiting label={text(`reorder.reading.${screen.what}`)}>
            <ItemBlocks count={2} />
          </Waiting>
        </Dialog>
      );
    case 'differing':
      return <Difference lines={screen.lines} {...{ cafeName, whyOf, send }} />;
    case 'nothing':
      return <NothingLeft lines={screen.lines} {...{ whyOf, send }} />;
    case 'stopped':
      return <Stopped screen={screen} send={send} />;
    case 'unserved':
      return <Unserved screen={screen} send={send} />;
  }
}
