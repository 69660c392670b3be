import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { clickOrDispatch } from '../kit/external-events.ts';
import { says } from '../kit/page.ts';
import type { model } from './credential-sign-in.model.ts';

export const driver: Driver<typeof model> = {
  perform: { 'signIn.closed': (event) => clickOrDispatch(button('Close'), event, (close) => close.click()) },
  expectScreen: {
    posting: () => says('Signing you in…'),
    verifying: () => says('The verification stands here.'),
    showing: ({ firstName }) => expect.element(page.getByRole('dialog', { name: `Hi, ${firstName}` })).toBeVisible(),
    finished: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
};
