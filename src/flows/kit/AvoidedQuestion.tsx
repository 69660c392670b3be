import { allergensOf, type AvoidedFood } from '#domain/menu/allergens.ts';
import '#src/text/lazy/allergens.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { allergenWords } from './allergen-words.ts';

interface AvoidedQuestionProps {
  /** What is about to be added, or the parts of it that have what the guest avoids; one or more. */
  readonly foods: readonly AvoidedFood[];
  /** It is a line of the cart that is changed. Default: false. */
  readonly isEditing?: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks before something that the guest avoids goes into the cart. It is read out as it opens; the safe answer comes first. */
export function AvoidedQuestion({ foods, isEditing = false, onAccept, onDecline }: AvoidedQuestionProps) {
  return (
    <Dialog
      heading={text('allergens.question', { names: allergenWords(allergensOf(foods)) })}
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
      <p>
        {foods.map(({ name, allergens }) => `${text('allergens.question.words', { name, names: allergenWords(allergens) })} `)}
        {text('allergens.question.choice')}
      </p>
    </Dialog>
  );
}
