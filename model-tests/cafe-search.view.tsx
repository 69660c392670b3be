import { CafeSearchView } from '#src/views/cafe-search/CafeSearchView.tsx';
import type { model } from './cafe-search.model.ts';
import type { View } from './kit/view.ts';
import { found203 } from './samples/cafes.ts';

export const view: View<typeof model> = (screen, send) => (
  <CafeSearchView screen={screen} send={send} cafes={[found203]} now={() => '2026-11-20T11:30'} searchRadius={8} />
);
