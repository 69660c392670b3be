import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import type { VerificationScreen } from '#machines/verification/verification.screen.ts';
import { askingSignIn } from './samples/sign-in.ts';
import { fixture as signInView } from './sign-in/sign-in.fixture.tsx';
import { fixture as verificationView } from './verification/verification.fixture.tsx';

afterEach(() => virtual.stop());

// The reader looks for names from the top of what a word stood in, which is an element once it has left the page.
Object.defineProperty(Element.prototype, 'getElementById', { configurable: true, value: () => null });

const quiet = () => {};
const asking: Extract<SignInScreen, { kind: 'asking' }> = { ...askingSignIn, isPosting: true };
const entering: Extract<VerificationScreen, { kind: 'entering' }> = {
  kind: 'entering',
  trouble: null,
  isChecking: true,
  resend: 'cooling',
  reasonCode: null,
  secondsLeft: 30,
  isResent: false,
  isOptional: false,
  lastFour: '0102',
};

/** Everything that is said when one look takes the place of another, with nothing read twice on the way. */
async function saidBetween(before: React.ReactNode, after: React.ReactNode): Promise<readonly string[]> {
  const view = await render(before);
  // A sheet comes after a paint (decision 057).
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await view.rerender(after);
  await new Promise((settled) => setTimeout(settled, 100));
  return virtual.spokenPhraseLog();
}

const times = (said: readonly string[], words: string) => said.filter((phrase) => phrase.includes(words)).length;

describe('who cannot see hears once', () => {
  it.for<[NonNullable<typeof asking.trouble>, string]>([
    ['refused', 'That email and password don’t match'],
    ['unreachable', 'Connection problem'],
    ['unsupported', 'We can’t sign in this account here'],
    ['unlinked', 'This email already has an account'],
    ['socialFailed', 'That didn’t work'],
  ])('why the sign-in did not work: %s', async ([trouble, words]) => {
    const said = await saidBetween(signInView(asking, quiet), signInView({ ...asking, isPosting: false, trouble }, quiet));
    expect(times(said, words), said.join('\n')).toBe(1);
  });

  it('that it was tried too often', async () => {
    const said = await saidBetween(signInView(asking, quiet), signInView({ kind: 'exhausted', firstName: 'Iris' }, quiet));
    expect(times(said, 'we’ll sign you out'), said.join('\n')).toBe(1);
  });

  it.for<[NonNullable<typeof entering.trouble>, string]>([
    ['incorrect', 'Incorrect Code'],
    ['expired', 'This code has expired'],
    ['limited', 'Too many attempts'],
    ['unchecked', 'We couldn’t check the code'],
  ])('what is wrong with the code: %s', async ([trouble, words]) => {
    const said = await saidBetween(verificationView(entering, quiet), verificationView({ ...entering, isChecking: false, trouble }, quiet));
    expect(times(said, words), said.join('\n')).toBe(1);
  });

  it.for<[VerificationScreen, VerificationScreen, string]>([
    [{ kind: 'sending' }, { kind: 'unsent', reasonCode: null, isOptional: false }, 'We couldn’t send the code'],
    [
      { kind: 'enteringPhone', trouble: null, reasonCode: null, busy: 'creatingPhone' },
      { kind: 'enteringPhone', trouble: 'unsaved', reasonCode: null, busy: null },
      'Connection problem',
    ],
    [entering, { kind: 'celebrating' }, 'Phone verified'],
    [entering, { kind: 'unknown' }, 'Your verification timed out'],
    [{ kind: 'sending' }, entering, 'Check your texts'],
  ])('what became of the verification: %o', async ([before, after, words]) => {
    const said = await saidBetween(verificationView(before, quiet), verificationView(after, quiet));
    expect(times(said, words), said.join('\n')).toBe(1);
  });
});
