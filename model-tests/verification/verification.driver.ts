import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { keepsFocus, says } from '../kit/page.ts';
import type { model } from './verification.model.ts';

const code = textbox('6-digit code');
const phone = textbox('Mobile phone');
const wrong = {
  incorrect: 'Incorrect Code',
  expired: /^This code has expired/,
  limited: /^Too many attempts/,
  unchecked: /^We couldn’t check the code/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'phone.submitted': async () => {
      await phone.fill('(217) 555-0177');
      await button('Text me a code').click();
    },
    // The sixth digit sends it: nothing is pressed (MFA-17, E-11).
    'code.submitted': async (event) => {
      if (await isTyped(event.code)) await button('Continue').click();
      else await code.fill(event.code);
    },
    'code.edited': (event) => clickOrDispatch(code, event, (field) => field.fill('12')),
    'resend.requested': () => button('Request new code').click(),
    'sending.retried': () => button('Try again').click(),
    'verification.declined': () => button('Continue without 2-step').click(),
    'verification.backed': () => button('Back').click(),
    'verification.cancelled': (event) => clickOrDispatch(button('Close'), event, (close) => close.click()),
  },
  expectScreen: {
    enteringPhone: async ({ trouble, busy }) => {
      await expect.element(page.getByRole('dialog', { name: 'Step 1 of 2 Your mobile phone' })).toBeVisible();
      if (trouble !== null) await says(trouble === 'refused' ? /^You already have this number/ : /^Connection problem/);
      if (busy !== null) await expect.element(button('Text me a code').locator).toHaveAttribute('aria-busy', 'true');
    },
    // The button that asked for it has left.
    async sending() {
      await says('Texting you a code…');
      await keepsFocus();
    },
    unsent: ({ reasonCode }) => says(reasonCode === null ? /^We couldn’t send the code/ : /^Too many code requests/),
    entering: async ({ trouble, isChecking, resend, reasonCode, secondsLeft, isResent }) => {
      await expect.element(page.getByRole('dialog', { name: 'Step 2 of 2 Check your texts' })).toBeVisible();
      if (trouble !== null) await says(wrong[trouble]);
      await expect.element(button('Request new code').locator).toHaveProperty('disabled', resend === 'cooling');
      if (resend === 'cooling') await says(`You can ask for a new code in ${secondsLeft} seconds.`);
      if (resend === 'requesting') await expect.element(button('Request new code').locator).toHaveAttribute('aria-busy', 'true');
      if (resend === 'refused') await says(reasonCode === null ? /^We couldn’t send a new code/ : /^Too many code requests/);
      if (resend === 'unreachable') await says(/^We couldn’t send a new code/);
      if (isResent) await says('We sent you a new code.');
      if (isChecking) await expect.element(code.locator).toHaveAttribute('aria-busy', 'true');
    },
    unknown: () => expect.element(page.getByRole('dialog', { name: 'Your verification timed out' })).toBeVisible(),
    async celebrating() {
      await says('Phone verified.');
      expect(page.getByRole('dialog').element().querySelector('svg')).not.toBeNull();
    },
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};

const isTyped = async (digits: string) => (code.query() as HTMLInputElement | null)?.value === digits;
