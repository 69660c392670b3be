import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { dispatchExternalEvent } from '../kit/external-events.ts';
import type { model } from './overlays.model.ts';

const headings = {
  'cafe-restricted-access': 'This cafe isn’t open to everyone',
  'cart-drawer': 'Your cart 2 items',
  'menu-search': 'Search the menu',
  'lost-customizations': 'Some of your changes are gone',
  'food-prep': 'How we prepare your food',
  'prop-65': 'California Prop 65 warning',
  'login-unavailable': 'Sign-in isn’t available right now',
  'session-expired': 'You’ve been away a while',
  'site-maintenance': 'Online ordering is taking a short break',
  'welcome-beta-modal': 'Welcome to Hearthside',
};

export const driver: Driver<typeof model> = {
  perform: {
    'overlay.opened': dispatchExternalEvent,
    'page.left': dispatchExternalEvent,
    // By hand only the one on top is closed; the app may close another.
    'overlay.closed': (event) => (event.id === undefined ? button('Close').first().click() : dispatchExternalEvent(event)),
  },
  expectScreen: {
    empty: () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
    showing: ({ top }) => expect.element(page.getByRole('dialog', { name: headings[top] })).toBeVisible(),
  },
};
