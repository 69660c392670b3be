import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Hands } from './kit/hands.ts';
import { button, says } from './kit/page.ts';
import type { model } from './profile.model.ts';

const toggle = button('All settings');

export const hands: Hands<typeof model> = {
  gestures: {
    'navigation.toggled': () => toggle.click(),
    'navigation.closed': () => userEvent.keyboard('{Escape}'),
    'page.chosen': () => page.getByRole('link', { name: 'Rewards' }).click(),
  },
  sees: {
    reading: () => says('The part stands here.'),
    navigating: () => expect.element(toggle).toHaveAttribute('aria-expanded', 'true'),
  },
};
