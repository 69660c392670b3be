import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderActions } from '#src/pages/confirmation/OrderActions.tsx';
import { asPage } from './as-page.tsx';

const meta: Meta<typeof OrderActions> = {
  title: 'Pages/OrderActions',
  component: OrderActions,
  decorators: [asPage],
  args: {
    place: '571 Broad St, Springfield, IL',
    calendar: null,
    number: '107919',
    shared: 'Pickup from Hearthside, order 107919. Ready at about 12:30 PM. Old Mill, 571 Broad St, Springfield, IL',
  },
};
export default meta;
type Story = StoryObj<typeof OrderActions>;

const withNavigator = (replaced: Record<'share' | 'clipboard', unknown>) => () => {
  const before = Object.keys(replaced).map((name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const);
  for (const [name, value] of Object.entries(replaced)) Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(navigator, name, own);
      else Reflect.deleteProperty(navigator, name);
    }
  };
};
/** The browser has a sheet of its own, and lets no page share. */
export const ShareRefused: Story = {
  beforeEach: withNavigator({
    share: () => Promise.reject(new DOMException('Not here.', 'NotAllowedError')),
    clipboard: undefined,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('Your browser didn’t let us copy. Copy these words yourself:')).toBeVisible();
    const words = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your order, to copy' });
    await expect(words.value).toContain('107919');
    await userEvent.tab();
    await expect(words).toHaveFocus();
    await expect(words.value.slice(words.selectionStart, words.selectionEnd)).toBe(words.value);
  },
};
/** The guest has closed the sheet: nothing went wrong. */
export const ShareClosed: Story = {
  beforeEach: withNavigator({
    share: () => Promise.reject(new DOMException('Closed.', 'AbortError')),
    clipboard: undefined,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.queryByRole('textbox', { name: 'Your order, to copy' })).not.toBeInTheDocument();
  },
};
