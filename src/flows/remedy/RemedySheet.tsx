import { useEffect, useRef, type ReactNode } from 'react';
import type { RemedyLayout } from '#domain/remedy/gate.ts';
import type { RemedyOrder } from '#machines/remedy/remedy.types.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import * as css from './Remedy.css.ts';

const steps = ['items', 'fix', 'done'] as const;

interface RemedySheetProps {
  readonly layout: RemedyLayout;
  readonly heading: string;
  /** Where the guest is; null: it is no step. */
  readonly step: (typeof steps)[number] | null;
  /** Goes back to the items; left out: that is not possible now. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** The order, beside the question where there is room; null: nothing is. */
  readonly beside: { readonly order: RemedyOrder; readonly number: string } | null;
  readonly children: ReactNode;
}

/** What a remedy is asked for in: a drawer in the warm layout (OVERLAYS-48), else over the page (OVERLAYS-47). A new question takes the focus. */
export function RemedySheet({ layout, heading, step, onBack, onClose, footer, beside, children }: RemedySheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(heading);
  useEffect(() => {
    if (seen.current === heading) return;
    seen.current = heading;
    ref.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [heading]);
  const isWide = layout === 'overlay' && beside !== null;
  const Sheet = layout === 'drawer' ? Drawer : Dialog;
  return (
    <Sheet heading={heading} closeLabel={text('remedy.close')} onClose={onClose} footer={footer} isWide={isWide} hasForm>
      <div ref={ref} className={css.columns} data-wide={isWide || undefined}>
        <Stack gap={16}>
          {step && (
            <Steps
              label={text('remedy.steps')}
              doneLabel={text('remedy.steps.done')}
              steps={steps.map((key, at) => ({
                key,
                label: text(`remedy.step.${key}`),
                state: stateOf(at, steps.indexOf(step)),
                onPick: key === 'items' ? onBack : undefined,
              }))}
            />
          )}
          {children}
        </Stack>
        {isWide && <OrderFacts {...beside} />}
      </div>
    </Sheet>
  );
}

/** The last step is done with the others as soon as it is there. */
function stateOf(at: number, current: number) {
  if (at < current || current === steps.length - 1) return 'done';
  return at === current ? 'current' : 'next';
}
