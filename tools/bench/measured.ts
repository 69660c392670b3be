import type { Plugin } from 'vite';

/** Name of the measure around the call that puts the app together. */
export const MEASURE = 'bench-compose';
/** Name of the measure around the pause in that call. */
export const PAUSE = 'bench-pause';

const call = /await (compose\([^()]*\))/;

/** `src/app/main.tsx` with a measure around the call that puts the app together. @throws where there is no such call. */
export function withMeasure(source: string): string {
  if (!call.test(source)) throw new Error('src/app/main.tsx does not call compose(): adapt tools/bench/measured.ts.');
  return source.replace(
    call,
    (_, composed: string) =>
      `(performance.mark('${MEASURE}'), await ${composed}.finally(() => performance.measure('${MEASURE}', '${MEASURE}')))`,
  );
}

const pause = 'await nextTask();';

/** `src/app/composition.ts` with a measure around the pause in which other tasks have their turn. @throws where there is no pause. */
export function withPauseMeasured(source: string): string {
  if (!source.includes(pause)) throw new Error('src/app/composition.ts has no pause: adapt tools/bench/measured.ts.');
  return source.replace(pause, `performance.mark('${PAUSE}'); ${pause} performance.measure('${PAUSE}', '${PAUSE}');`);
}

/** Measures in the page how long the start of the app takes. */
export const measured: readonly Plugin[] = [
  {
    name: 'bench-start',
    enforce: 'pre',
    transform: { filter: { id: /src\/app\/main\.tsx$/ }, handler: (code) => ({ code: withMeasure(code), map: null }) },
  },
  {
    name: 'bench-pause',
    enforce: 'pre',
    transform: { filter: { id: /src\/app\/composition\.ts$/ }, handler: (code) => ({ code: withPauseMeasured(code), map: null }) },
  },
];
