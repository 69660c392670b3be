import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { lazyView } from '#src/flows/kit/lazy-view.tsx';

const Soup = ({ name }: { readonly name: string }) => <p>{name}</p>;

async function drawn(View: ReturnType<typeof lazyView<{ name: string }>>) {
  const { prelude } = await prerender(
    <Suspense>
      <View name="Tomato" />
    </Suspense>,
    { onError: () => {} },
  );
  return new Response(prelude).text();
}

it('a view whose code did not come is not lost: after a failure the next preload imports anew', async () => {
  const load = vi
    .fn<() => Promise<typeof Soup>>(() => Promise.resolve(Soup))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const View = lazyView(load);
  await expect(View.preload()).rejects.toThrow('Failed to fetch');
  expect(await drawn(View)).not.toContain('Tomato');
  expect(load).toHaveBeenCalledTimes(1);
  await View.preload();
  expect(await drawn(View)).toContain('<p>Tomato</p>');
  await View.preload();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a view that is drawn before it was preloaded loads its code once', async () => {
  const load = vi.fn<() => Promise<typeof Soup>>(() => Promise.resolve(Soup));
  const View = lazyView(load);
  expect(await drawn(View)).toContain('<p>Tomato</p>');
  await View.preload();
  expect(load).toHaveBeenCalledTimes(1);
});
