import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button, type ButtonVariant } from '#src/ui/Button.tsx';

interface OrderAgainProps extends Pick<ButtonVariant, 'tone' | 'isWide'> {
  /** What was in the order, which tells the button from others like it. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Has an order of before again. */
export const OrderAgain = ({ name, tone = 'secondary', isWide = false, onClick }: OrderAgainProps) => (
  <Button tone={tone} isWide={isWide} aria-label={text('reorder.again.order', { names: name })} onClick={onClick}>
    {text('reorder.again')}
  </Button>
);
