import '#src/text/lazy/allergens.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { allergenWords } from './allergen-words.ts';

interface AvoidedQuestionProps {
  /** What is about to be added has this of what the guest avoids; one or more. */
  readonly allergens: readonly string[];
  /** What is made with it. */
  readonly words: string;
  /** It is a line of the cart that is changed. Default: false. */
  readonly isEditing?: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Returns what is said of an item that has what the guest avoids, upper case. */
export const madeWithWords = (name: string, allergens: readonly string[]): string =>
  text('allergens.question.words', { name, names: allergenWords(allergens) });

/** Asks before something that the guest avoids goes into the cart. It is read out as it opens; the safe answer comes first. */
export function AvoidedQuestion({ allergens, words, isEditing = false, onAccept, onDecline }: AvoidedQuestionProps) {
  return (
    <Dialog
      heading={text('allergens.question', { names: allergenWords(allergens) })}
      closeLabel={text('allergens.close')}
      onClose={onDecline}
      isReadOut
      footer={
        <Stack gap={8}>
          <Button isWide onClick={onDecline}>
            {text('allergens.question.other')}
          </Button>
          {/* The second press of a double click is part of one gesture, which answered the question before. */}
          <Button tone="secondary" isWide onClick={({ detail }) => detail < 2 && onAccept()}>
            {text(isEditing ? 'allergens.question.save' : 'allergens.question.accept')}
          </Button>
        </Stack>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}
