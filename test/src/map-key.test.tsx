import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { appKeys } from '#contract/app.ts';
import { actors } from '#src/app/actors.ts';
import { useMap } from '#src/routes/-shell/use-map.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const imageUrl = 'https://maps.example/{lat},{lng},{zoom}.png?key={key}';
const Source = () => JSON.stringify(useMap());

/** The source of maps that a page reads, once the server has said its keys or failed to. */
async function sourceOnPage() {
  const deps = testDependencies(world);
  deps.config = { ...deps.config, map: { imageUrl } };
  const { app } = await openedApp(deps);
  await waitFor(actors(app).site, (snapshot) => !snapshot.matches({ keys: 'loading' }));
  return htmlOf(Source, deps, app);
}

it('maps come with the key that the server answers at the start (C-125)', async () => {
  expect(await sourceOnPage()).toContain('png?key=sandbox-maps');
});

it('without keys there is no map, and the page is as before (C-125)', async () => {
  world.faults.put(appKeys.name, { endpoint: appKeys.name, kind: 'error500' });
  const html = await sourceOnPage();
  expect(html).toContain('none');
  expect(html).not.toContain('maps.example');
});
