import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, link } from './kit/control.ts';
import type { Hands } from './kit/hands.ts';
import { says } from './kit/page.ts';
import type { model } from './profile.model.ts';

const toggle = button('All settings');

export const hands: Hands<typeof model> = {
  gestures: {
    'navigation.toggled': () => toggle.click(),
    'navigation.closed': () => userEvent.keyboard('{Escape}'),
    'page.chosen': () => link('Rewards').click(),
  },
  sees: {
    reading: () => says('The part stands here.'),
    navigating: () => expect.element(toggle.locator).toHaveAttribute('aria-expanded', 'true'),
  },
};
