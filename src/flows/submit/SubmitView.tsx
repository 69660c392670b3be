import type { ComponentType, ReactNode } from 'react';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { EndingProps } from './Ending.tsx';

interface SubmitViewProps extends Omit<EndingProps, 'screen'> {
  readonly screen: SubmitScreen;
  /** Draws how it ended without an order; its code may come later than the form. */
  readonly Ending: ComponentType<EndingProps>;
  /** The payment by phone, a dialog, already drawn. */
  readonly call: ReactNode;
}

/** Over the form while an order is on its way; where the form was once it ended without one. */
export function SubmitView({ screen, Ending, call, ...rest }: SubmitViewProps) {
  if (screen.kind === 'finished') return null;
  if (screen.kind === 'calling') return call;
  if (screen.kind !== 'working') return <Ending screen={screen} {...rest} />;
  return <Working at={screen.isInquiry ? 'reconciling' : screen.at} />;
}

export const Working = ({ at }: Pick<Extract<SubmitScreen, { kind: 'working' }>, 'at'>) => (
  <Dialog heading={text('shell.order')}>
    <Spinner label={text(progressTexts[at])} />
  </Dialog>
);

const progressTexts = {
  droppingDiscount: 'submit.droppingDiscount',
  droppingGiftCards: 'submit.droppingGiftCards',
  preparing: 'submit.preparing',
  intending: 'submit.placing',
  opening: 'submit.placing',
  validating: 'submit.placing',
  placing: 'submit.placing',
  reconciling: 'submit.reconciling',
  waiting: 'submit.reconciling',
} as const;
