import '#src/text/lazy/allergens.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { allergenWords } from './allergen-words.ts';

interface AvoidedQuestionProps {
  /** What is about to be added. */
  readonly name: string;
  /** What it has of what the guest avoids; one or more. */
  readonly allergens: readonly string[];
  /** What is said of it. Default: that it is made with them. */
  readonly words?: string;
  /** It is a line of the cart that is changed. Default: false. */
  readonly isEditing?: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something that the guest avoids goes into the cart. It is read out as it opens; the safe answer comes first. */
export function AvoidedQuestion({ name, allergens, words, isEditing = false, onAccept, onDecline }: AvoidedQuestionProps) {
  const names = allergenWords(allergens);
  return (
    <Dialog
      heading={text('allergens.question', { names })}
      closeLabel={text('allergens.close')}
      onClose={onDecline}
      isReadOut
      footer={
        <Stack gap={8}>
          <Button isWide onClick={onDecline}>
            {text('allergens.question.other')}
          </Button>
          <Button tone="secondary" isWide onClick={onAccept}>
            {text(isEditing ? 'allergens.question.save' : 'allergens.question.accept')}
          </Button>
        </Stack>
      }
    >
      <p>{words ?? text('allergens.question.words', { name, names })}</p>
    </Dialog>
  );
}
