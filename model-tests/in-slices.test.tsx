import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';

const Part = ({ isThere }: { readonly isThere: boolean }) => (useInSlices(isThere) ? 'Soup' : 'Waiting');

it('what was there at once is drawn at once; what comes later after what waits for it; what is gone goes at once (decision 060)', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (isThere: boolean, key: string) => flushSync(() => root.render(<Part key={key} isThere={isThere} />));
  show(true, 'at once');
  expect(place.textContent).toBe('Soup');
  show(false, 'later');
  show(true, 'later');
  expect(place.textContent).toBe('Waiting');
  await expect.poll(() => place.textContent).toBe('Soup');
  show(false, 'later');
  expect(place.textContent).toBe('Waiting');
  root.unmount();
});
