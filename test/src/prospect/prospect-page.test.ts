import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { openLink } from '#src/routes/en-us/-open-prospect.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { routedApp } from '#test/kit/routed-app.ts';
import { running } from '#test/kit/running.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** The page of an address, and the tokens that the vault has. */
async function open(address: string) {
  const deps = testDependencies(world);
  const opened = await routedApp(deps, address);
  const flow = await running(opened.app.getSnapshot().children.prospect);
  return { ...opened, deps, flow };
}

it('the token of a link leaves the address, is in the vault alone, and is forgotten with the next one (ROUTES-30)', async () => {
  const { router, flow, deps, app } = await open('/en-us/prospect/news-lena.html');
  expect(router.history.location.href).toBe('/en-us/prospect/opened.html');
  expect(router.history.length).toBe(1);
  const tokenId = must(flow.getSnapshot().context.tokenId, 'token');
  expect(deps.vault.read(tokenId)).toBe('news-lena');
  expect(JSON.stringify(app.getPersistedSnapshot())).not.toContain('news-lena');
  expect(() => openLink({ app, vault: deps.vault }, 'news-ruth')).toThrow(expect.objectContaining({ status: 307 }));
  expect(deps.vault.read(tokenId)).toBeNull();
});

it('without a token, as after a reload, the page says so and asks the server nothing (ROUTES-30, OVERLAYS-49)', async () => {
  const { flow } = await open('/en-us/prospect/opened.html');
  expect(flow.getSnapshot().value).toBe('missing');
});
