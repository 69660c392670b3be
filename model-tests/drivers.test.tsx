import { describe, expect, inject, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { configure } from 'vitest-browser-react/pure';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import '#src/ui/theme.css.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { firstTimes, isGesture, movesByHand, type Flags } from './kit/by-hand.ts';
import { setInput } from './kit/control.ts';
import { graphOf, keyOf } from './kit/graph.ts';
import type { AnyDriver } from './kit/driver.ts';
import { holdable } from './kit/holdable.ts';
import { looksOf } from './kit/distinct-screens.ts';
import { screenOf, type AnyModel } from './kit/model.ts';
import { models } from './kit/models.ts';
import { step, createScriptedActor } from './kit/scripted-actor.ts';
import type { AnyFixture } from './kit/fixture.ts';
import { pathsOf, tourOfNames, type Path } from './kit/tour.ts';
import { walk } from './kit/walk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The flows whose paths other pages walk. */
    readonly walkedElsewhere: readonly string[];
  }
}

configure({ reactStrictMode: true });

/** `npm run paths -- --path ID --headed` asks for one path, and time to watch it. */
const asked = String(import.meta.env['DRIVER_PATH'] ?? '');
const pace = Number(import.meta.env['DRIVER_PACE_MS'] ?? 0);

const drivers = import.meta.glob<AnyDriver>('./*/*.driver.ts', { eager: true, import: 'driver' });
const fixtures = import.meta.glob<AnyFixture>('./*/*.fixture.tsx', { eager: true, import: 'fixture' });
const flows = models
  .filter(({ flow, model }) => model.hasNoView !== true && !inject('walkedElsewhere').includes(flow))
  .map(({ flow, model }) => ({
    flow,
    model,
    driver: drivers[`./${flow}/${flow}.driver.ts`]!,
    fixture: fixtures[`./${flow}/${flow}.fixture.tsx`]!,
    paths: pathsFor(model),
  }))
  .filter(({ paths }) => paths.length > 0);

/**
 * The same moves in the real view: what is moved the same and changes the same is made by hand once, and every screen is come to once;
 * the rest of a path's moves are sent. Of the moves that are only sent, the page draws the one before a move by hand.
 */
describe.for(flows)('$flow', ({ model, driver, fixture, paths }) => {
  it.for(paths)('$title', async (path) => {
    const live = createScriptedActor(model, path.start.input);
    const shown = holdable(live.actor);
    let isDrawn = false;
    await walk(path, async ({ event, to }, at) => {
      const isByHand = path.isByHand[at] === true;
      if (!isByHand && path.isByHand[at + 1] !== true) shown.hold();
      else if (isDrawn) await shown.goOn();
      else {
        await render(<Flow actor={shown} send={live.actor.send} model={model} fixture={fixture} />);
        isDrawn = true;
      }
      setInput(path.isFirstGesture[at] === true ? 'browser' : 'page');
      await step(live, event, isByHand && isGesture(event) ? () => driver.perform[event.type]!(event as never) : undefined);
      const now = live.actor.getSnapshot() as AnyMachineSnapshot;
      expect(keyOf(model, now)).toBe(keyOf(model, to.snapshot));
      if (!isByHand) return;
      const screen = screenOf(model, now);
      await driver.expectScreen[screen.kind]!(screen as never);
      if (pace > 0) await new Promise((done) => setTimeout(done, pace));
    });
  });
});

interface WalkedPath extends Path {
  readonly isByHand: Flags;
  /** Whether a screen has not seen the gesture before: the browser makes it then, else the page itself. */
  readonly isFirstGesture: Flags;
}

/** A flow's paths; the only one that is asked for is made by hand from its beginning to its end. */
function pathsFor(model: AnyModel): readonly WalkedPath[] {
  const { paths } = tourOfNames(graphOf(model), looksOf(model));
  if (asked !== '') {
    const path = [...paths, ...pathsOf(model)].find(({ id }) => id === asked);
    const always = path?.edges.map(() => true) ?? [];
    return path === undefined ? [] : [{ ...path, isByHand: always, isFirstGesture: always }];
  }
  const isNew = firstTimes(paths, looksOf(model));
  const isFirstGesture = firstTimes(paths, ({ from, event }) => [`${screenOf(model, from.snapshot).kind} ${event.type}`]);
  return paths.map((path) => ({
    ...path,
    isByHand: movesByHand(path, isNew.get(path)!),
    isFirstGesture: isFirstGesture.get(path)!,
  }));
}

interface FlowProps {
  readonly actor: ReturnType<typeof holdable>;
  readonly send: AnyActor['send'];
  readonly model: AnyModel;
  readonly fixture: AnyFixture;
}

function Flow({ actor, send, model, fixture }: FlowProps) {
  return fixture(useScreen(actor, model.screen as never) as never, send as never);
}
