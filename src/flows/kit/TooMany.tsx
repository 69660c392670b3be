import type { LineRoom } from '#domain/quantity/limit.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { limitText } from './limit-text.ts';

interface TooManyProps {
  readonly room: LineRoom;
  /** A line of the cart is changed, which does not count. */
  readonly isEditing: boolean;
}

/** Says that a line has more than one order may have of its item, and how many that is. */
export function TooMany({ room, isEditing }: TooManyProps) {
  const { key, values } = limitText(room, isEditing);
  return (
    <NewWords>
      <Notice tone="warn">{text(key, values)}</Notice>
    </NewWords>
  );
}
