import axe from 'axe-core';
import { describe, expect, inject, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import '#src/ui/theme.css.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { graphOf, keyOf } from './kit/graph.ts';
import type { AnyHands } from './kit/hands.ts';
import { lookOf } from './kit/looks.ts';
import { lookAt, type AnyModel } from './kit/model.ts';
import { models } from './kit/models.ts';
import { play, stage } from './kit/stage.ts';
import type { AnyView } from './kit/view.ts';
import { pathsOf, tourOfKinds, type Path } from './kit/tour.ts';
import { walk } from './kit/walk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which of the shares of all paths this page walks, from 0, and how many there are. */
    readonly share: number;
    readonly shares: number;
  }
}

configure({ reactStrictMode: true });

/** `npm run paths -- --path ID --headed` asks for one path, and time to watch it. */
const asked = String(import.meta.env['HANDS_PATH'] ?? '');
const pace = Number(import.meta.env['HANDS_PACE_MS'] ?? 0);

const handsOf = import.meta.glob<AnyHands>('./*.hands.ts', { eager: true, import: 'hands' });
const viewOf = import.meta.glob<AnyView>('./*.view.tsx', { eager: true, import: 'view' });
const flows = models
  .filter(({ model }) => model.isUnseen !== true)
  .map(({ flow, model }) => ({
    flow,
    model,
    hands: handsOf[`./${flow}.hands.ts`]!,
    view: viewOf[`./${flow}.view.tsx`]!,
    paths: pathsFor(model),
  }))
  .filter(({ paths }) => paths.length > 0);

/** The same moves, made by hand in the real view. What looks the same and is moved the same is walked once. */
describe.for(flows)('$flow', ({ model, hands, view, paths }) => {
  const examined = new Set<string>();

  it.for(paths)('$title', async (path) => {
    const live = stage(model, path.start.input);
    await render(<Flow actor={live.actor} model={model} view={view} />);
    await walk(path, async ({ event, to }) => {
      await play(live, event, () => hands.gestures[event.type]!(event as never));
      const now = live.actor.getSnapshot() as AnyMachineSnapshot;
      expect(keyOf(model, now)).toBe(keyOf(model, to.snapshot));
      const screen = lookAt(model, now);
      await hands.sees[screen.kind]!(screen as never);
      await examine(JSON.stringify(screen));
      if (pace > 0) await new Promise((shown) => setTimeout(shown, pace));
    });
  });

  /** Every look is examined for accessibility once. */
  async function examine(look: string) {
    if (examined.has(look)) return;
    examined.add(look);
    // A colour on its way to another is nobody's contrast.
    for (const animation of document.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish();
    // At the end of the page a bar that sticks to the bottom is in its own place and covers no target.
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
});

function pathsFor(model: AnyModel): readonly Path[] {
  const { paths } = tourOfKinds(graphOf(model), lookOf(model));
  if (asked === '') return paths.filter((_, at) => at % inject('shares') === inject('share'));
  return [...paths, ...pathsOf(model)].filter(({ id }) => id === asked).slice(0, 1);
}

function Flow({ actor, model, view }: { actor: AnyActor; model: AnyModel; view: AnyView }) {
  return view(useScreen(actor, model.screen as never) as never, actor.send as never);
}
