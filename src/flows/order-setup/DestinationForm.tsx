import type { ReactNode } from 'react';
import { defaultDestination } from '#domain/order/destination.ts';
import { destinations, type Destination } from '#domain/order/order.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { useForm } from '#src/ui/useForm.ts';

const FORM = 'destination-form';

interface DestinationFormProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  /** What was chosen before the guest went back. */
  readonly last: Destination | null;
  readonly onChoose: (destination: Destination) => void;
}

/** The usual way is chosen already (GEN-02), or the one that was chosen before. */
export function DestinationForm({ head, last, onChoose }: DestinationFormProps) {
  const form = useForm<{ readonly destination: Destination }>({
    initial: { destination: last ?? defaultDestination },
    onSubmit: ({ destination }) => onChoose(destination),
  });
  return (
    <>
      <div>
        {head}
        <form {...form.props} id={FORM}>
          <RadioRows
            legend={text('orderSetup.destination.heading')}
            isLegendHidden
            value={form.values.destination}
            onChange={(destination) => form.set({ destination })}
            options={destinations.map((value) => ({ value, label: text(`destination.${value}`), meta: text(`destination.${value}.note`) }))}
          />
        </form>
      </div>
      <StickyActions>
        <Button type="submit" form={FORM} isWide>
          {text('orderSetup.continue')}
        </Button>
      </StickyActions>
    </>
  );
}
