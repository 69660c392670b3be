import { useEffect, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { createActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { describeEvent } from '#model-tests/kit/describe-event.ts';
import { movesFrom } from '#model-tests/kit/graph.ts';
import type { DistinctScreen } from '#model-tests/kit/distinct-screens.ts';
import { screenOf, type AnyModel } from '#model-tests/kit/model.ts';
import { sampleNameOf } from '#model-tests/kit/samples.ts';
import { withStubbedActors } from '#model-tests/kit/stubbed-actors.ts';
import type { AnyFixture } from '#model-tests/kit/fixture.ts';
import { layoutOf } from '#src/inspector/chart/layout.ts';
import { plain } from '#src/inspector/plain.ts';
import { stateInWords } from '#src/inspector/words.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ASKED, MOVED, RESET, SHOWN, type Shown } from './messages.ts';
import { MOVE } from './walk.ts';

const layouts = new Map<AnyModel, ReturnType<typeof layoutOf>>();

/** The drawn chart of a flow, which all of its stories share. */
function layoutFor(model: AnyModel) {
  const layout = layouts.get(model) ?? layoutOf(model.machine);
  layouts.set(model, layout);
  return layout;
}

interface FlowStageProps {
  readonly model: AnyModel;
  readonly fixture: AnyFixture;
  readonly look: Pick<DistinctScreen, 'snapshot' | 'input' | 'trail'>;
}

/** A flow in one of its states; its ports never answer, and it moves only by the controls of the addon. */
export function FlowStage(props: FlowStageProps) {
  const [beginning, setBeginning] = useState(0);
  return <Standing key={beginning} {...props} onReset={() => setBeginning(beginning + 1)} />;
}

function Standing({ model, fixture, look, onReset }: FlowStageProps & { readonly onReset: () => void }) {
  const [actor] = useState(() => {
    const machine = withStubbedActors(model);
    return createActor(machine, { snapshot: machine.getPersistedSnapshot(look.snapshot), input: undefined as never });
  });
  const [since, setSince] = useState<readonly AnyEventObject[]>([]);
  const now: AnyMachineSnapshot = useScreen(actor, (snapshot) => snapshot);
  const layout = layoutFor(model);
  // Before the story is shown: a walk begins at once.
  useLayoutEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);

  const move = (event: AnyEventObject) => {
    setSince((told) => [...told, event]);
    actor.send(event);
  };
  useEffect(() => {
    const moves = movesFrom(model, now);
    const shown: Shown = {
      flow: model.machine.id,
      layout,
      active: now._nodes.map(({ id }) => id),
      state: stateInWords(now.value),
      input: look.input,
      trail: [...look.trail, ...since].map((event) => sampleNameOf(model, event)),
      moves: moves.map((event) => ({ name: sampleNameOf(model, event), words: describeEvent(event) })),
      screen: plain(screenOf(model, now)),
      context: plain(now.context),
    };
    const channel = addons.getChannel();
    const show = () => channel.emit(SHOWN, shown);
    const moveTo = (place: number) => move(moves[place]!);
    channel.on(ASKED, show);
    channel.on(MOVED, moveTo);
    channel.on(RESET, onReset);
    show();
    return () => {
      channel.off(ASKED, show);
      channel.off(MOVED, moveTo);
      channel.off(RESET, onReset);
    };
  });
  useLayoutEffect(() => {
    const hear = (heard: Event) => heard instanceof CustomEvent && move(heard.detail as AnyEventObject);
    document.addEventListener(MOVE, hear);
    return () => document.removeEventListener(MOVE, hear);
  });
  return (
    <div style={{ display: 'contents' }} data-screen={screenOf(model, now).kind} data-state={stateInWords(now.value)}>
      {fixture(screenOf(model, now) as never, move as never)}
    </div>
  );
}
