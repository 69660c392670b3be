import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { LineIngredient } from '#domain/cart/line.ts';
import { noPicks, type ComboPick } from '#domain/combo/picks.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import type { ProductOption } from '#domain/product/choices.ts';
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
const toastie = named('pick1', 'Three Cheese Toastie');
const soup = named('pick2', 'Tomato Basil Soup');
const apple = named('side', 'Crisp Apple');
const cheese: ProductOption = {
  itemId: 'cheddar',
  name: 'Sharp cheddar',
  isDefault: false,
  price: 130,
  extraPrice: 0,
  calories: 110,
  allergens: [],
  portions: ['Regular', 'Extra'],
};
const added: LineIngredient = { itemId: 'cheddar', name: 'Sharp cheddar', custType: 'ADDED', portion: 'Regular', originalItemId: null };
const choosing = {
  kind: 'choosing',
  place: 'pick1',
  picks: noPicks,
  quantity: 1,
  isEditing: false,
  duplicates: 0,
  notes: { msgKitchen: '', msgPreparedFor: '' },
  isStarted: false,
  isComplete: false,
} as const satisfies ComboScreen;
const full = {
  kind: 'full',
  asked: null,
  priced: null,
  picks: { pick1: melt, pick2: soup, side: apple },
  quantity: 1,
  isEditing: false,
  duplicates: 0,
  notes: { msgKitchen: '', msgPreparedFor: '' },
} as const;

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
    isPriced: true,
    room: { max: 9, inCart: 0 },
    groupsOf: () => [],
    avoided: [],
    part: null,
  },
};
export default meta;
type Story = StoryObj<typeof ComboView>;

/** The details of a choice are asked for in the corner of its picture. */
export const FirstHalf: Story = {
  play: async ({ canvas }) => {
    const details = canvas.getByRole('button', { name: 'Details of Half Three Cheese Toastie' }).getBoundingClientRect();
    const choice = canvas.getByRole('button', { name: /^Three Cheese Toastie/ });
    await expect(details.bottom).toBeLessThan(choice.querySelector('img')?.getBoundingClientRect().bottom ?? 0);
    await expect(details.right).toBeLessThanOrEqual(choice.getBoundingClientRect().right);
  },
};
/** One half is chosen; the next place asks for the other (COMBO-04). */
export const SecondHalf: Story = {
  args: { screen: { ...choosing, place: 'pick2', picks: { ...noPicks, pick1: melt }, isStarted: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Soups' }));
    await expect(canvas.getByRole('button', { name: /^Tomato Basil Soup/ })).toBeVisible();
    await expect(canvas.getByText('2 choices left')).toBeVisible();
  },
};
/** What has what the guest avoids says so before it is picked (MENU-11). */
export const MarkedChoices: Story = {
  args: { avoided: ['MILK'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Three Cheese Toastie.*Has milk, which you avoid/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Steak & Blue Ciabatta/ })).toBeVisible();
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
/** A half that was given what has sold out since: it is named, and one button leads to the half (AVAIL-10). */
export const AnExtraIsGone: Story = {
  args: {
    screen: { ...full, picks: { ...full.picks, pick1: { ...melt, ingredients: [added] } } },
    groupsOf: ({ itemId }) => (itemId === melt.itemId ? [{ groupId: 'more', name: 'Cheese', kind: 'ADD', max: 2, options: [cheese] }] : []),
    soldOut: new Set([cheese.itemId]),
    send: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const words = 'Sharp cheddar is sold out, so we can’t make Half Brisket & Gruyere Melt this way.';
    await expect(canvas.getAllByText(words)[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    await userEvent.click(must(canvas.getAllByRole('button', { name: 'Customize Half Brisket & Gruyere Melt' }).at(-1), 'button'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pick.opened', place: 'pick1' });
  },
};
/** One half has what the guest avoids: it says so, and the press of the button asks (MENU-11, FLAGS-10). */
export const HasWhatIsAvoided: Story = {
  args: { screen: full, avoided: ['MILK'], send: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Has milk, which you avoid')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({
        type: 'combo.confirmed',
        avoided: [
          { name: 'Brisket & Gruyere Melt', allergens: ['MILK'] },
          { name: 'Tomato Basil Soup', allergens: ['MILK'] },
        ],
        unchecked: [],
        price: 1249,
      }),
    );
  },
};
export const AskedAboutWhatIsAvoided: Story = {
  args: { screen: { ...full, asked: [{ name: 'Brisket & Gruyere Melt', allergens: ['MILK'] }] }, avoided: ['MILK'] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'This has milk, which you avoid.' })).toHaveTextContent(
      'Brisket & Gruyere Melt is made with milk. You can add it anyway',
    ),
};
/** Its name and its note are those of the line. */
export const FromTheCart: Story = {
  args: { screen: { ...full, isEditing: true, quantity: 2, notes: { msgKitchen: 'Cut in half', msgPreparedFor: 'Kim' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Name on the wrapper/)).toHaveValue('Kim');
    await expect(canvas.getByLabelText(/^Note to the kitchen/)).toHaveValue('Cut in half');
  },
};
/** What cannot be sent is said beside its field, and nothing is added (PRODUCT-12). */
export const NoteWithASign: Story = {
  args: { screen: { ...full, notes: { msgKitchen: 'No #onions', msgPreparedFor: '' } }, send: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(canvas.getByLabelText(/^Note to the kitchen/)).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Name on the wrapper/), 'K');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notes.typed', notes: { msgPreparedFor: 'K' } });
  },
};
export const ChangingTheFirstHalf: Story = { args: { screen: { ...choosing, picks: full.picks, isStarted: true, isEditing: true } } };
/** The second press of a double click does not fill the second half too (COMBO-09). */
export const DoubleClick: Story = {
  args: { send: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Three Cheese Toastie/ }));
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};
const meltWithChicken: ComboPick = {
  ...melt,
  extra: 295,
  extraCalories: 160,
  ingredients: [{ itemId: 'chicken', name: 'Grilled chicken', custType: 'ADDED', portion: 'Regular', originalItemId: null }],
};
/** A half that is taken again: its flow keeps it as it was customized. */
export const TakenAgain: Story = {
  args: { screen: { ...choosing, picks: { ...full.picks, pick1: meltWithChicken }, isStarted: true }, send: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('All chosen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Brisket & Gruyere Melt/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pick.added', pick: melt });
  },
};
/** The second half cannot be changed before there is a first one: what is picked becomes the first (COMBO-09). */
export const FirstHalfTakenOff: Story = {
  args: { screen: { ...choosing, picks: { ...full.picks, pick1: null }, isStarted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change Second half/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Change Side/ })).toBeVisible();
  },
};
/** What is heard is the place that changed, not the last one of the tray (COMBO-07, COMBO-08). */
export const HeardAfterAChange: Story = {
  args: { screen: full },
  render: function Changing(args) {
    const [pick1, setPick1] = useState<ComboPick | null>(melt);
    const picks = { ...full.picks, pick1 };
    const screen: ComboScreen = pick1 ? { ...full, picks } : { ...choosing, picks };
    return (
      <>
        <button type="button" onClick={() => setPick1(meltWithChicken)}>
          Customized
        </button>
        <button type="button" onClick={() => setPick1(null)}>
          Taken off
        </button>
        <button type="button" onClick={() => setPick1(toastie)}>
          Another
        </button>
        <ComboView {...args} screen={screen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customized' }));
    await expect(await canvas.findByText('Half Brisket & Gruyere Melt changed. +$3.95. All chosen')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Taken off' }));
    await expect(await canvas.findByText('Half Brisket & Gruyere Melt removed. 1 choice left')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(await canvas.findByText('Half Three Cheese Toastie added. Included. All chosen')).toBeInTheDocument();
  },
};
export const BeforeAnOrder: Story = { args: { screen: full, isPriced: false, hasCart: false } };
export const NotNow: Story = { args: { unavailable: 'time' } };
export const CannotBePutTogetherHere: Story = {
  render: () => <UnknownCombo placard={placard} category={{ catId: '14', name: 'You Pick Two' }} hasCart />,
};
