import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { MenuSearchView } from '#src/pages/menu/MenuSearchView.tsx';
import { asPage } from './as-page.tsx';
import { menu } from './home-menu.ts';

const meta: Meta<typeof MenuSearchView> = {
  title: 'Pages/Menu search',
  component: MenuSearchView,
  decorators: [asPage],
  args: {
    menu,
    wanted: { destination: 'RPU', at: '2026-11-23T12:00' },
    soldOut: new Set<string>(),
    hidden: new Set<string>(),
    isPriced: true,
    priceOf: cardPriceText,
    onRetry: null,
    words: '',
    onSearch: fn<(words: string) => void>(),
  },
};
export default meta;

type Story = StoryObj<typeof MenuSearchView>;

export const Empty: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveFocus(),
};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tomatto');
    await expect(await canvas.findByRole('link', { name: 'Tomato Basil Soup' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ramen');
    await expect((await canvas.findAllByText('Nothing on the menu matches “ramen”'))[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), '<b>x</b>');
    await expect((await canvas.findAllByText('Nothing on the menu matches “<b>x</b>”'))[0]).toBeInTheDocument();
  },
};
/** Opened again: what is typed replaces the words that it had before. */
export const Again: Story = {
  args: { words: 'ramen' },
  play: async ({ canvas, userEvent, args }) => {
    await expect((await canvas.findAllByText('Nothing on the menu matches “ramen”'))[0]).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('tomatto');
    await expect(await canvas.findByRole('link', { name: 'Tomato Basil Soup' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('tomatto');
    await expect(args.onSearch).toHaveBeenLastCalledWith('tomatto');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
/** The menu did not come. */
export const Unread: Story = {
  args: { menu: null, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** What has what the guest avoids is counted, and listed when it is asked for. */
export const Avoided: Story = {
  args: { hidden: new Set(['10101']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tomato basil soup');
    await expect(
      (await canvas.findAllByText(/^The one item for “tomato basil soup” has what you avoid, so it isn’t shown\./))[0],
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Tomato Basil Soup' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(await canvas.findByRole('link', { name: 'Tomato Basil Soup' })).toBeVisible();
  },
};
