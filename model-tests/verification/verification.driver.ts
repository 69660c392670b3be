import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, textbox } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './verification.model.ts';

const code = textbox('6-digit code');
const phone = textbox('Mobile phone');
const wrong = {
  incorrect: 'Incorrect Code',
  expired: /^This code is too old/,
  limited: /^That was tried too often/,
  unchecked: /^We could not check the code/,
};

export const driver: Driver<typeof model> = {
  perform: {
    'phone.submitted': async () => {
      await phone.fill('(217) 555-0177');
      await button('Send me a code').click();
    },
    // The sixth digit sends it: nothing is pressed (MFA-17, E-11).
    'code.submitted': async (event) => {
      if (await isTyped(event.code)) await button('Verify').click();
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
      await expect.element(page.getByRole('dialog', { name: 'Step 1 of 2: your mobile phone' })).toBeVisible();
      if (trouble !== null) await says(trouble === 'refused' ? /^This number is among your phones/ : /^We could not reach the bakery/);
      if (busy !== null) await expect.element(button('Send me a code').locator).toHaveAttribute('aria-busy', 'true');
    },
    sending: () => says('Sending you a code…'),
    unsent: ({ reasonCode }) => says(reasonCode === null ? /^The code could not be sent/ : /^Too many codes were asked for/),
    entering: async ({ trouble, isChecking, resend, reasonCode, secondsLeft, isResent }) => {
      if (trouble !== null) await says(wrong[trouble]);
      await expect.element(button('Request new code').locator).toHaveProperty('disabled', resend === 'cooling');
      if (resend === 'cooling') await says(`You can request another code in ${secondsLeft} seconds.`);
      if (resend === 'requesting') await expect.element(button('Request new code').locator).toHaveAttribute('aria-busy', 'true');
      if (resend === 'refused') await says(reasonCode === null ? /^A new code could not be sent/ : /^Too many codes were asked for/);
      if (resend === 'unreachable') await says(/^A new code could not be sent/);
      if (isResent) await says('We sent you a new code.');
      if (isChecking) await expect.element(code.locator).toHaveAttribute('aria-busy', 'true');
    },
    unknown: () => expect.element(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible(),
    celebrating: () => says('Your phone is verified.'),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};

const isTyped = async (digits: string) => (code.query() as HTMLInputElement | null)?.value === digits;
