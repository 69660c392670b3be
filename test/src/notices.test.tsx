import { expect, it } from 'vitest';
import { noticeOf, type Notice } from '#domain/notice/notice.ts';
import { NoticesView } from '#src/flows/notices/NoticesView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const deps = testDependencies(openSandbox());
const shown = (notice: Notice) =>
  htmlOf(() => <NoticesView screen={{ kind: 'visible', notice, isHeld: false }} send={() => {}} />, deps, null);

it.for([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of the type %s is read out as %s, and can be dismissed (SNACK-01)', async ([tone, role]) => {
  const html = await shown(noticeOf(tone, 'shell.online'));
  expect(html).toContain(`role="${role}"`);
  expect(html).toContain('You’re back online');
  expect(html).toContain('aria-label="Dismiss"');
});

it('a notice has its action where there is one, and else only the button that dismisses it (SNACK-01)', async () => {
  const action = { name: 'cart', key: 'shell.viewCart' };
  expect(await shown(noticeOf('info', 'shell.online', { action }))).toMatch(/<button[^>]*>View cart<\/button>/);
  expect((await shown(noticeOf('info', 'shell.online'))).match(/<button/g)).toHaveLength(1);
});
