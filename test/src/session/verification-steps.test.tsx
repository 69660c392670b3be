import { expect, it } from 'vitest';
import type { VerificationScreen } from '#machines/verification/verification.screen.ts';
import { VerificationView } from '#src/flows/verification/VerificationView.tsx';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const deps = testDependencies(openSandbox());
const phone: VerificationScreen = { kind: 'enteringPhone', trouble: null, reasonCode: null, busy: null };
const code: VerificationScreen = {
  kind: 'entering',
  trouble: null,
  isChecking: false,
  resend: 'cooling',
  reasonCode: null,
  secondsLeft: 30,
  isResent: false,
  isOptional: false,
  lastFour: '0102',
};

it('the header of a step has its number, and the second step alone has a way back (MFA-03)', async () => {
  const shown = (screen: VerificationScreen) =>
    htmlOf(() => <VerificationView screen={screen} send={() => {}} supportUrl="https://support.example.com" />, deps, null);
  const headerOf = (html: string) => /<h2.*?<\/h2>/s.exec(html)?.[0] ?? '';
  const [first, second] = await Promise.all([shown(phone), shown(code)]);
  expect(headerOf(first)).toContain('Step 1 of 2');
  expect(headerOf(second)).toContain('Step 2 of 2');
  expect(first).not.toContain(text('verification.back'));
  expect(second).toContain(text('verification.back'));
});
