import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, link } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './profile.model.ts';

const toggle = button('Account');

export const driver: Driver<typeof model> = {
  perform: {
    'navigation.toggled': () => toggle.click(),
    'navigation.closed': () => userEvent.keyboard('{Escape}'),
    'page.chosen': () => link('Rewards').click(),
  },
  expectScreen: {
    reading: () => says('The part stands here.'),
    navigating: () => expect.element(toggle.locator).toHaveAttribute('aria-expanded', 'true'),
  },
};
