import { useState } from 'react';
import { defaultDestination } from '#domain/order/destination.ts';
import { destinations, type Destination } from '#domain/order/order.ts';
import '#src/text/late/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { ThumbBar } from '#src/ui/ThumbBar.tsx';

/** The usual way is chosen already (GEN-02). */
export function DestinationForm({ onChoose }: { readonly onChoose: (destination: Destination) => void }) {
  const [chosen, setChosen] = useState<Destination>(defaultDestination);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <Stack gap={24}>
        <RadioRows
          legend={text('orderSetup.destination.heading')}
          isLegendHidden
          value={chosen}
          onChange={setChosen}
          options={destinations.map((value) => ({ value, label: text(`destination.${value}`), meta: text(`destination.${value}.note`) }))}
        />
        <ThumbBar>
          <Button type="submit" isWide>
            {text('orderSetup.continue')}
          </Button>
        </ThumbBar>
      </Stack>
    </form>
  );
}
