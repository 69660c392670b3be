import type { Plugin } from 'vite';

/** Name of the measure around the call that puts the app together. */
export const MEASURE = 'bench-compose';

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

/** Measures in the page how long the start of the app takes. */
export const measured: Plugin = {
  name: 'bench-start',
  enforce: 'pre',
  transform: { filter: { id: /src\/app\/main\.tsx$/ }, handler: (code) => ({ code: withMeasure(code), map: null }) },
};
