import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import { ComboView } from '#src/flows/combo/ComboView.tsx';
import { UnknownCombo } from '#src/flows/combo/UnknownCombo.tsx';
import { asPage } from './as-page.tsx';
import { menu } from './home-menu.ts';

const placard = must(menu.placards['90'], 'You Pick Two');
const places = must(comboPlacesOf(placard), 'places');
const named = (place: keyof typeof places, name: string): ComboPick =>
  pickOf(
    must(
      choicesOf(menu, must(places[place], place)).find((choice) => choice.placard.name === name),
      name,
    ),
  );
const melt = named('pick1', 'Brisket & Gruyere Melt');
const soup = named('pick2', 'Tomato Basil Soup');
const apple = named('side', 'Crisp Apple');
const choosing = {
  kind: 'choosing',
  place: 'pick1',
  picks: noPicks,
  quantity: 1,
  isEditing: false,
  isStarted: false,
  isComplete: false,
} as const satisfies ComboScreen;
const full = { kind: 'full', picks: { pick1: melt, pick2: soup, side: apple }, quantity: 1, isEditing: false } as const;

const meta: Meta<typeof ComboView> = {
  title: 'Pages/Combo',
  component: ComboView,
  decorators: [asPage],
  args: {
    screen: choosing,
    send: () => {},
    menu,
    placard,
    category: { catId: '14', name: 'You Pick Two' },
    hasCart: true,
    wanted: { destination: 'RPU', at: '2026-11-23T12:00' },
    soldOut: new Set<string>(),
    unavailable: null,
    canChangeTime: false,
    isPriced: true,
    quantityMax: 9,
    part: null,
  },
};
export default meta;
type Story = StoryObj<typeof ComboView>;

export const FirstHalf: Story = {};
/** One half is chosen; the next place asks for the other (COMBO-04). */
export const SecondHalf: Story = {
  args: { screen: { ...choosing, place: 'pick2', picks: { ...noPicks, pick1: melt }, isStarted: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Soups' }));
    await expect(canvas.getByRole('button', { name: /^Tomato Basil Soup/ })).toBeVisible();
    await expect(canvas.getByText('2 choices left')).toBeVisible();
  },
};
/** What is sold out keeps its place, and cannot be pressed (AVAIL-10). */
export const SoldOut: Story = {
  args: { ...SecondHalf.args, soldOut: new Set([soup.itemId]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Soups' }));
    await expect(canvas.getByRole('button', { name: /^Tomato Basil Soup.*Sold out/ })).toBeDisabled();
  },
};
export const Side: Story = {
  args: { screen: { ...choosing, place: 'side', picks: { pick1: melt, pick2: soup, side: null }, isStarted: true, isComplete: true } },
};
export const Full: Story = {
  args: { screen: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You save/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add to cart \$/ })).toBeVisible();
  },
};
/** A half that was chosen before it sold out: one button leads to another (AVAIL-08). */
export const AHalfIsGone: Story = {
  args: { screen: full, soldOut: new Set([soup.itemId]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another second half' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  },
};
export const FromTheCart: Story = { args: { screen: { ...full, isEditing: true, quantity: 2 } } };
export const ChangingTheFirstHalf: Story = { args: { screen: { ...choosing, picks: full.picks, isStarted: true, isEditing: true } } };
export const BeforeAnOrder: Story = { args: { screen: full, isPriced: false, hasCart: false } };
export const NotNow: Story = { args: { unavailable: 'time', canChangeTime: true } };
export const CannotBePutTogetherHere: Story = {
  render: () => <UnknownCombo placard={placard} category={{ catId: '14', name: 'You Pick Two' }} hasCart />,
};
