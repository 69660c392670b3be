import { useId, type ComponentProps } from 'react';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';

interface ListButtonProps extends ComponentProps<typeof Button> {
  /** Something of the list is being saved: every button but the busy one is off, keeps the focus, and says why. */
  readonly isSaving: boolean;
  /** A form of the list is open, whose words would be lost: the button is off, keeps the focus, and says why. Default: false. */
  readonly isEditing?: boolean;
}

/** A button of a list in which one thing is saved at a time. */
export function ListButton({ isSaving, isEditing = false, isBusy = false, onClick, ...rest }: ListButtonProps) {
  const reasonId = useId();
  if ((!isSaving && !isEditing) || isBusy) return <Button {...rest} isBusy={isBusy} onClick={onClick} />;
  return (
    <>
      <Button {...rest} aria-disabled aria-describedby={reasonId} />
      <span id={reasonId} hidden>
        {text(isEditing ? 'profile.editing' : 'profile.saving')}
      </span>
    </>
  );
}
