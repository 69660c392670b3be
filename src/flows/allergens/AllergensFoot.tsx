import type { FittingCount } from '#domain/menu/listed.ts';
import type { AllergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { AllergensEvent } from '#machines/allergens/allergens.types.ts';
import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useSettled } from '#src/ui/useSettled.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { sectionNoun } from './section-noun.ts';
import * as css from './Allergens.css.ts';

interface AllergensFootProps {
  readonly screen: Extract<AllergensScreen, { kind: 'choosing' }>;
  readonly send: (event: AllergensEvent) => void;
  /** How many items fit. */
  readonly count: FittingCount;
  /** The section of the menu that shows once it is saved; null: what is searched does. */
  readonly section: string | null;
}

/**
 * Clears the choices, or shows what fits; how much shows is read out after a change. Where none of the section fits, that is said, and the choices are
 * saved for the rest of the menu; where nothing on the menu does, the button waits.
 */
export function AllergensFoot({ screen, send, count: { all, shown: count, isHiding }, section }: AllergensFootProps) {
  const { allergens, diets } = screen.avoidance;
  const isWaiting = all === 0 && allergens.length + diets.length > 0;
  const noun = sectionNoun(isWaiting ? null : section);
  const none = isWaiting || (count === 0 && isHiding) ? text('allergens.none', { noun }) : null;
  const save = count === 0 ? text('allergens.save.none') : text('allergens.save', { count, noun });
  const settled = useSettled(none ?? save);
  return (
    <>
      {none !== null && <p>{none}</p>}
      <div className={css.foot}>
        <Button tone="neutral" onClick={() => send({ type: 'choices.cleared' })}>
          {text('allergens.clear')}
        </Button>
        <Button
          isWide
          isBusy={screen.isSaving}
          aria-disabled={isWaiting || undefined}
          onClick={() => !isWaiting && send({ type: 'choices.saved' })}
        >
          {save}
        </Button>
      </div>
      <LiveRegion>
        <VisuallyHidden>{settled}</VisuallyHidden>
      </LiveRegion>
    </>
  );
}
