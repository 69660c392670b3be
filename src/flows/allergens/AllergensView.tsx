import type { Avoidance } from '#domain/menu/allergens.ts';
import type { FittingCount } from '#domain/menu/listed.ts';
import type { AllergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { AllergensEvent } from '#machines/allergens/allergens.types.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import '#src/text/lazy/allergens.ts';
import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';
import { ChoiceBlocks } from '#src/ui/Blocks.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { AllergensFoot } from './AllergensFoot.tsx';
import { AvoidanceFields } from './AvoidanceFields.tsx';

export interface AllergensViewProps {
  readonly screen: AllergensScreen;
  readonly send: (event: AllergensEvent) => void;
  /** Badges that items of the menu can have. */
  readonly diets: readonly string[];
  /** How many items fit. */
  readonly countOf: (avoidance: Avoidance) => FittingCount;
  /** The section of the menu that shows once it is saved; null: what is searched does. */
  readonly section: string | null;
  /** Of the cafe in hand; null: there is none. */
  readonly cafe: { readonly name: string; readonly phone: string } | null;
}

/** What the guest avoids and looks for, as a drawer; the question before something avoided is added is `AllergenQuestion`. */
export function AllergensView({ screen, send, diets, countOf, section, cafe }: AllergensViewProps) {
  if (screen.kind === 'finished' || screen.kind === 'asking') return null;
  const leave = () => send({ type: 'allergens.left' });
  return (
    <Drawer
      heading={text('allergens.heading')}
      closeLabel={text('allergens.close')}
      onClose={leave}
      hasForm
      footer={screen.kind === 'choosing' && <AllergensFoot {...{ screen, send, section }} count={countOf(screen.avoidance)} />}
    >
      {screen.kind === 'loading' && (
        <Waiting label={text('allergens.loading')}>
          <ChoiceBlocks />
        </Waiting>
      )}
      <LiveRegion isUrgent>
        {screen.kind === 'unloaded' && (
          <Notice tone="bad" action={{ label: text('allergens.retry'), onAct: () => send({ type: 'list.retried' }) }}>
            {text('allergens.unloaded')}
          </Notice>
        )}
        {screen.kind === 'choosing' && screen.isUnsaved && <Notice tone="bad">{text('allergens.unsaved')}</Notice>}
      </LiveRegion>
      {screen.kind === 'choosing' && <AvoidanceFields {...{ screen, send, diets, cafe }} />}
    </Drawer>
  );
}
