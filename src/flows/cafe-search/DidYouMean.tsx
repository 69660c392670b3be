import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface DidYouMeanProps {
  readonly address: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** CAFE-23. */
export function DidYouMean({ address, onAccept, onDecline }: DidYouMeanProps) {
  return (
    <Stack gap={12}>
      <NewWords>
        <strong>{text('cafeSearch.didYouMean', { address })}</strong>
      </NewWords>
      <Row gap={12}>
        <Button onClick={onAccept}>{text('cafeSearch.didYouMean.yes')}</Button>
        <Button tone="secondary" onClick={onDecline}>
          {text('cafeSearch.didYouMean.no')}
        </Button>
      </Row>
    </Stack>
  );
}
