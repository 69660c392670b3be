import { AvoidedNote } from '#src/flows/kit/AvoidedNote.tsx';
import { AvoidedQuestion, madeWithWords } from '#src/flows/kit/AvoidedQuestion.tsx';
import type { ProductEvent } from '#machines/product/product.types.ts';

interface AvoidedProps {
  readonly name: string;
  /** What the product has of what the guest avoids; none: nothing. */
  readonly found: readonly string[];
  /** The guest is asked about this; null: they are not. */
  readonly asked: readonly string[] | null;
  readonly isEditing: boolean;
  readonly send: (event: ProductEvent) => void;
}

/** What a product has that the guest avoids, and the question before it is added. */
export const Avoided = ({ name, found, asked, isEditing, send }: AvoidedProps) => (
  <>
    {found.length > 0 && <AvoidedNote allergens={found} />}
    {asked && (
      <AvoidedQuestion
        allergens={asked}
        words={madeWithWords(name, asked)}
        isEditing={isEditing}
        onAccept={() => send({ type: 'avoided.accepted' })}
        onDecline={() => send({ type: 'avoided.declined' })}
      />
    )}
  </>
);
