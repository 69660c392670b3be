import { expect, it, vi } from 'vitest';
import { onSupportToolMessages, proxyUserIn } from '#src/app/support-tool.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const trusted = 'https://cartRepository.example';

/** A member inside a frame, and the page around it, which posts messages. */
async function framed() {
  const live = await liveApp(world, testDependencies(world));
  await live.signIn('sam');
  const report = vi.fn<(fault: { source: string; message: string }) => void>();
  const frame = new EventTarget();
  const addEventListener = (type: 'message', hear: (event: MessageEvent) => void) => frame.addEventListener(type, hear as never);
  onSupportToolMessages(live.app, { addEventListener, isFramed: true }, trusted, report);
  const say = (origin: string, data: unknown) => frame.dispatchEvent(new MessageEvent('message', { origin, data }));
  return { live, report, say };
}

it('E-87 a reset from the trusted origin logs out (SUPPORT-TOOL-01)', async () => {
  const { live, report, say } = await framed();
  say(trusted, { type: 'reset' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  expect(live.deps.tokenCookie.read()).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

it.for([
  ['another origin', 'https://elsewhere.example', { type: 'reset' }],
  ['an unknown type', trusted, { type: 'dance' }],
  ['another shape', trusted, { type: 'reset', and: 'more' }],
  ['no object', trusted, 'reset'],
] as const)('E-87 %s is only logged (SUPPORT-TOOL-02, ERRORS-16)', async ([, origin, data]) => {
  const { live, report, say } = await framed();
  say(origin, data);
  expect(report).toHaveBeenCalledOnce();
  expect(live.screen()).toMatchObject({ kind: 'member' });
});

it('hears nothing outside a frame', () => {
  const addEventListener = vi.fn<() => void>();
  onSupportToolMessages({} as never, { addEventListener, isFramed: false }, trusted, () => {});
  expect(addEventListener).not.toHaveBeenCalled();
});

it('SUPPORT-TOOL-03 reads who orders for a customer from the cookie, and only inside the frame', () => {
  const sam = { firstName: 'Sam', lastName: 'Desk', email: 'sam@example.com', userName: 'sam' };
  const cookie = `other=1; proxyUser=${encodeURIComponent(JSON.stringify(sam))}`;
  expect(proxyUserIn({ cookie }, { isFramed: true })).toEqual(sam);
  expect(proxyUserIn({ cookie }, { isFramed: false })).toBeNull();
  for (const broken of ['', 'proxyUser=', 'proxyUser=%7B', 'proxyUser=%E0%A4%A', 'proxyUser={"firstName":"Sam"}'])
    expect(proxyUserIn({ cookie: broken }, { isFramed: true })).toBeNull();
});
