import { useMemo } from 'react';
import { ChartFrame } from './chart/ChartFrame.ts';
import { layoutOf } from './chart/layout.ts';
import * as css from './Inspector.css.ts';
import { JsonTree } from './JsonTree.ts';
import { plain } from './plain.ts';
import type { Watched } from './recorder.ts';
import { screenOf } from './screens.ts';

/** One flow: its chart with the active states lit, what the guest sees of it, and its context. */
export function ActorDetails({ actor: { flow, snapshot } }: { readonly actor: Watched }) {
  const layout = useMemo(() => layoutOf(snapshot.machine), [snapshot.machine]);
  const active = useMemo(() => new Set(snapshot._nodes.map(({ id }) => id)), [snapshot]);
  return (
    <section className={css.part} aria-label={`Flow ${flow}`}>
      <ChartFrame layout={layout} active={active} className={css.chart} label={`The chart of ${flow}`} />
      <JsonTree name="screen" value={plain(screenOf(flow, snapshot))} isOpen />
      <JsonTree name="context" value={plain(snapshot.context)} />
    </section>
  );
}
