import type { FittingCount } from '#domain/menu/listed.ts';
import type { AllergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { AllergensEvent } from '#machines/allergens/allergens.types.ts';
import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useSettled } from '#src/ui/useSettled.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './Allergens.css.ts';

interface AllergensFootProps {
  readonly screen: Extract<AllergensScreen, { kind: 'choosing' }>;
  readonly send: (event: AllergensEvent) => void;
  /** How many items fit. */
  readonly count: FittingCount;
}

/** Clears the choices, or shows what fits; how much shows is read out after a change. Where nothing on the menu fits them, the button waits. */
export function AllergensFoot({ screen, send, count: { all, shown: count } }: AllergensFootProps) {
  const { allergens, diets } = screen.avoidance;
  const isWaiting = all === 0 && allergens.length + diets.length > 0;
  const words = isWaiting ? text('allergens.none') : text('allergens.save', { count });
  const settled = useSettled(words);
  return (
    <>
      {isWaiting && <p>{words}</p>}
      <div className={css.foot}>
        <Button tone="secondary" onClick={() => send({ type: 'choices.cleared' })}>
          {text('allergens.clear')}
        </Button>
        <Button
          isWide
          isBusy={screen.isSaving}
          aria-disabled={isWaiting || undefined}
          onClick={() => !isWaiting && send({ type: 'choices.saved' })}
        >
          {text('allergens.save', { count })}
        </Button>
      </div>
      <LiveRegion>
        <VisuallyHidden>{settled}</VisuallyHidden>
      </LiveRegion>
    </>
  );
}
