import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/Row.tsx';

/** The cafe of the last order, one touch away (ORD-SETUP-13). */
export function PreviousCafe({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) {
  return (
    <Row gap={16}>
      <p>{text('orderSetup.cafe.previous', { cafe: name })}</p>
      <Button tone="secondary" size="small" onClick={onChoose}>
        {text('orderSetup.cafe.previous.choose')}
      </Button>
    </Row>
  );
}
