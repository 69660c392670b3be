import type { AllergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { AllergensEvent } from '#machines/allergens/allergens.types.ts';
import { AvoidedQuestion, madeWithWords } from '#src/flows/kit/AvoidedQuestion.tsx';

interface AllergenQuestionProps {
  readonly screen: Extract<AllergensScreen, { kind: 'asking' }>;
  readonly send: (event: AllergensEvent) => void;
}

/** The question before something avoided is added by one press, over whichever page has its card. */
export const AllergenQuestion = ({ screen: { name, allergens }, send }: AllergenQuestionProps) => (
  <AvoidedQuestion
    allergens={allergens}
    words={madeWithWords(name, allergens)}
    onAccept={() => send({ type: 'item.accepted' })}
    onDecline={() => send({ type: 'allergens.left' })}
  />
);
