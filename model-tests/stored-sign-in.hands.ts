import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from './kit/control.ts';
import type { Hands } from './kit/hands.ts';
import { byHand } from './kit/outside.ts';
import { says } from './kit/page.ts';
import type { model } from './stored-sign-in.model.ts';

export const hands: Hands<typeof model> = {
  gestures: { 'signIn.closed': (event) => byHand(button('Close'), event, (close) => close.click()) },
  sees: {
    posting: () => says('Signing you in…'),
    verifying: () => says('The verification stands here.'),
    showing: ({ firstName }) => expect.element(page.getByRole('dialog', { name: `Hello ${firstName}` })).toBeVisible(),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
