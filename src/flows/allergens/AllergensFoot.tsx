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
  readonly count: number;
}

/** Clears the choices, or shows what fits; how many do is read out after a change. Where nothing does, the button waits. */
export function AllergensFoot({ screen, send, count }: AllergensFootProps) {
  const words = count === 0 ? text('allergens.none') : text('allergens.save', { count });
  const settled = useSettled(words);
  return (
    <>
      {count === 0 && <p>{words}</p>}
      <div className={css.foot}>
        <Button tone="secondary" onClick={() => send({ type: 'choices.cleared' })}>
          {text('allergens.clear')}
        </Button>
        <Button
          isWide
          isBusy={screen.isSaving}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && send({ type: 'choices.saved' })}
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
