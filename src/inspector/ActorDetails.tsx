import { useEffect, useMemo, useRef } from 'react';
import { ChartPicture } from './chart/ChartPicture.ts';
import { layoutOf } from './chart/layout.ts';
import { showActive } from './chart/show-active.ts';
import * as css from './Inspector.css.ts';
import { JsonTree } from './JsonTree.ts';
import { plain } from './plain.ts';
import type { Watched } from './recorder.ts';
import { screenOf } from './screens.ts';

/** One flow: its chart with the active states lit, what the guest sees of it, and its context. */
export function ActorDetails({ actor: { flow, snapshot } }: { readonly actor: Watched }) {
  const layout = useMemo(() => layoutOf(snapshot.machine), [snapshot.machine]);
  const active = useMemo(() => new Set(snapshot._nodes.map(({ id }) => id)), [snapshot]);
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => showActive(chart.current), [active]);
  return (
    <section className={css.part} aria-label={`Flow ${flow}`}>
      <div ref={chart} className={css.chart} tabIndex={0} role="group" aria-label={`Chart of ${flow}`}>
        <ChartPicture layout={layout} active={active} label={`The chart of ${flow}`} />
      </div>
      <JsonTree name="screen" value={plain(screenOf(flow, snapshot))} isOpen />
      <JsonTree name="context" value={plain(snapshot.context)} />
    </section>
  );
}
