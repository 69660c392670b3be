import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { model } from './checkout.model.ts';
import { button, labelled, radio } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch, dispatchExternalEvent } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';

/** Fills a field that does not hold the text already: what a refused order leaves in the form is not typed again. */
async function complete(label: string, text: string) {
  const field = labelled(label);
  const element = field.element();
  if (!(element instanceof HTMLInputElement && element.value === text)) await field.fill(text);
}

/** The message beside the payment; it has the focus where the guest had pressed the button, until they type. */
async function saysTrouble(trouble: keyof typeof troubles, message: RegExp | string) {
  await says(message);
  if (trouble === 'repriced' || trouble === 'tipUnsaved' || document.activeElement instanceof HTMLInputElement) return;
  await expect.poll(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent)).toMatch(message);
}

/** Of a cart that has changed. */
const news = /^((Your cart changed. )?New total: |Your cart changed. Check what’s in it)/;

const troubles = {
  tipUnsaved: 'We couldn’t save the tip. Choose it again.',
  unsaved: /^We couldn’t save your details. Try again/,
  timeUnsaved: /^We couldn’t save the new time/,
  unsent: /^We couldn’t save your details. Your order wasn’t sent/,
  refused: /^Some items aren’t available/,
  declined: /(Your bank didn’t approve \$[\d.]+ on Visa ending in 1111|Your payment was declined)\. You haven’t been charged/,
  unauthorized: /^Something went wrong on our end. Your order wasn’t sent/,
  cardNeeded: /^For your security, enter your card again/,
  rescheduled: /^Your order is now for /,
  repriced: news,
  totalChanged: /^(New total: .* Place the order if the new total is right|Your cart changed. Check what’s in it)/,
};

const payments = {
  DECLINED: troubles.declined,
  PAYMENT_ERROR: /^Something went wrong at the payment service. You haven’t been charged/,
  PAYMENT_FAILED: /^Your payment didn’t go through. You haven’t been charged/,
  CANCELED: /^Your payment was canceled. You haven’t been charged/,
};

/** Opens the form again, of which only the payment is there after a decline. */
async function unfold() {
  const edit = button('Edit your details');
  if (edit.query() === null) return;
  await edit.click();
  await expect.element(labelled('First name').locator).toHaveFocus();
}

export const driver: Driver<typeof model> = {
  perform: {
    'details.typed': async (event) => {
      await unfold();
      await clickOrDispatch(labelled('First name'), event, (name) => name.fill(event.typed.firstName ?? ''));
    },
    'cart.changed': dispatchExternalEvent,
    'order.changed': dispatchExternalEvent,
    // The page draws the question from the record of the submissions.
    'outcome.requested': dispatchExternalEvent,
    'member.arrived': dispatchExternalEvent,
    'tip.chosen': async (event) => {
      await unfold();
      await clickOrDispatch(radio(/20%$/), event, (tip) => tip.click());
    },
    'form.submitted': async () => {
      await unfold();
      const errors = page.getByRole('region', { name: 'Please fix the following:' });
      if (labelled('Card number').element().getAttribute('value') === '') {
        await button(/^Place order/).click();
        await expect.element(errors).toHaveFocus();
      }
      // What was refused is typed again.
      if (labelled('Card number').element().matches('[aria-invalid=true]')) await labelled('Card number').fill('');
      await complete('First name', 'Ana');
      await complete('Last name', 'Ruiz');
      await complete('Email', 'ana@example.com');
      await complete('Mobile phone', '(555) 123-4567');
      await complete('Card number', '4111 1111 1111 1111');
      await complete('Name on the card', 'Ana Ruiz');
      await complete('Expires', '12/2031');
      await complete('Security code', '123');
      await complete('Billing ZIP code', '62701');
      // Errors go as soon as their fields are right.
      await expect.element(errors).not.toBeInTheDocument();
      await button(/^Place order/).click();
    },
    'checkout.retried': () => button('Try again').click(),
    'checkout.left': (event) => clickOrDispatch(button('Back to cart'), event, (back) => back.click()),
  },
  expectScreen: {
    pricing: () => says('Adding up your total…'),
    unpriced: () => says(/^We couldn’t add up your total/),
    blocked: () => says('Your cart is empty.'),
    filling: async ({ busy, trouble, declined, formerTotal }) => {
      if (busy === 'submitting' || busy === 'inquiring' || busy === 'rescheduling') return says('The submission stands here.');
      if (trouble === null) return says('Your details');
      if (trouble === 'cardInvalid') return expect.element(labelled('Card number').locator).toBeInvalid();
      await saysTrouble(trouble, declined === null ? troubles[trouble] : payments[declined.result]);
      if (formerTotal !== null && trouble !== 'rescheduled' && trouble !== 'totalChanged') await says(news);
      return undefined;
    },
    finished: () => expect.element(page.getByRole('heading')).not.toBeInTheDocument(),
  },
};
