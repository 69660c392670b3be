import { expect, it } from 'vitest';
import { ResetView } from '#src/flows/password/ResetView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const idle = () => {};

it.for([
  ['perhapsSaved', 'Sign in', 'Your new password may be saved already.'],
  ['refused', 'Email me a new link', 'This link has expired'],
  ['unsaved', null, 'We’re not sure your password was saved.'],
] as const)('SIGNUP-06 a reset that is %s offers %s', async ([trouble, offered, words]) => {
  const reasonCode = trouble === 'refused' ? 'error.token.unknown' : null;
  const screen = { kind: 'editing', values: {}, trouble, reasonCode, isSaving: false } as const;
  const view = () => <ResetView screen={screen} send={idle} isLinkKnown keepSecret={() => ''} onSignIn={idle} onAskAgain={idle} />;
  const html = await htmlOf(view, testDependencies(world), null);
  expect(html).toContain(words);
  for (const action of ['Sign in', 'Email me a new link']) expect(html.includes(`>${action}<`)).toBe(action === offered);
});
