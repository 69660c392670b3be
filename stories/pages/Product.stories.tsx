import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { centsFrom } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { choose, type OptionGroup } from '#domain/product/choices.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { groupsOf } from '#sandbox/world/menu/customizations.ts';
import { LazyNutritionLine, LazyNutritionSheet } from '#src/flows/product/lazy-notes.tsx';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { asPage } from './as-page.tsx';
import { menu } from './home-menu.ts';

const sold = must(
  [...placards.values()].find(({ name }) => name === 'Brisket & Gruyere Melt'),
  'placard',
);
const placard = must(menu.placards[sold.placardId], 'placard');
const groups = groupsOf(sold, NO_CAFE).map((group): OptionGroup => ({
  ...group,
  options: group.options.map((option) => ({ ...option, price: centsFrom(option.price), extraPrice: centsFrom(option.extraPrice) })),
}));
const screen = {
  kind: 'choosing',
  placardId: sold.placardId,
  itemId: must(placard.items.at(-1), 'size').itemId,
  quantity: 1,
  groups,
  choices: {},
  side: null,
  notes: { msgKitchen: '', msgPreparedFor: '' },
  refused: null,
  lost: null,
  priced: null,
  customizationsMax: 15,
  isEditing: false,
  asked: null,
  hasDeclinedMeal: false,
  isListing: false,
} as const satisfies ProductScreen;
const group = (name: string) =>
  must(
    groups.find((known) => known.name === name),
    name,
  );
const optionOf = (name: string, of: OptionGroup) =>
  must(
    of.options.find((option) => option.name === name),
    name,
  ).itemId;
const included = group('What’s in it');
const cheese = group('Cheese');
const taken = choose({}, included, optionOf('Red onion', included), 'No');
/** The cheese after the one that is taken. */
const second = must(cheese.options[1], 'second').name;
const changed = choose(taken, cheese, must(cheese.options[0], 'cheese').itemId, 'Regular');

const meta: Meta<typeof ProductView> = {
  title: 'Pages/Product',
  component: ProductView,
  decorators: [asPage],
  args: {
    screen,
    send: () => {},
    placard,
    category: { catId: '1', name: 'Sandwiches' },
    hasCart: true,
    isPriced: true,
    wanted: { destination: 'RPU', at: '2026-11-23T12:00' },
    unavailable: null,
    soldOut: new Set<string>(),
    room: { max: 9, inCart: 0 },
    override: null,
    partOf: null,
    avoided: [],
  },
};
export default meta;
type Story = StoryObj<typeof ProductView>;

/** The way to the cart does not come between the name and what is said of it; the note to the kitchen is a link until it is wanted. */
export const AsTheRecipeHasIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(canvas.getByRole('link', { name: 'View cart' }))).toBeLessThan(top(canvas.getByRole('heading', { level: 1 })));
    const note = canvas.getByLabelText(/^Note to the kitchen/);
    await expect(note).not.toBeVisible();
    await userEvent.click(canvas.getByText('Add a note to the kitchen'));
    await expect(note).toBeVisible();
  },
};
/** An ingredient is taken out, and a cheese is added: its group is open. */
export const Changed: Story = { args: { screen: { ...screen, choices: changed, isEditing: true } } };
/** The server has said what it comes to: that is the price, and its sodium has a flag (PRODUCT-06, PRODUCT-10). */
export const PricedByTheServer: Story = {
  args: { screen: { ...screen, choices: changed, priced: { price: 1549, calories: 1010, sodiumMg: 2300 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart $15.49' })).toBeVisible();
    await expect(canvas.getByText('High in sodium')).toBeVisible();
  },
};
/** Its nutrition table, as it is built, with the parts that bring its allergens (PRODUCT-06, PRODUCT-08). */
export const Nutrition: Story = {
  loaders: [LazyNutritionSheet.preload, LazyNutritionLine.preload],
  args: {
    screen: {
      ...screen,
      choices: changed,
      priced: {
        price: 1549,
        calories: 1010,
        sodiumMg: 2020,
        nutrients: [
          { i18nName: 'fat', value: 46, unit: 'g' },
          { i18nName: 'saturatedFat', value: 19, unit: 'g' },
          { i18nName: 'sodium', value: 2020, unit: 'mg' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [shown] = canvas.getAllByRole('button', { name: 'Full nutrition and allergens' });
    await userEvent.click(must(shown, 'link'));
    await expect(await canvas.findByRole('row', { name: 'Sodium 2,020 mg 88%' })).toBeInTheDocument();
  },
};
/** A rule has changed the price: what it was, and why (PRICING-02). */
export const PricedByARule: Story = {
  args: { override: { originalPrice: 1299, adjPrice: 1039, rules: ['Afternoon bakery hours'] } },
  play: ({ canvas }) => expect(canvas.findByText('Afternoon bakery hours')).resolves.toBeVisible(),
};
/** Until then, and where it says nothing, the sum of the menu’s prices is said to be one (PRODUCT-07). */
export const PriceNotKnown: Story = {
  args: { screen: { ...screen, choices: changed } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Add to cart about \$/ })).toBeVisible(),
};
/** Why it is refused is said beside the box, and of each box that would be refused (PRODUCT-05, PRODUCT-14). */
export const LimitMet: Story = {
  args: {
    screen: { ...screen, choices: changed, refused: { itemId: optionOf(second, cheese), limit: 'changes' }, customizationsMax: 2 },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: new RegExp(second) });
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription(/^You can make up to 2 changes/);
    await expect(canvas.getByRole('checkbox', { checked: true })).not.toHaveAttribute('aria-disabled');
    const note = canvas.getAllByText(/^You can make up to 2 changes/).find((words) => words.checkVisibility());
    const gap = must(note, 'note').getBoundingClientRect().top - box.getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(48);
  },
};
/** One cheese is sold out, and so is one that is taken already: that can only be taken out (AVAIL-10, MENU-16). */
export const OptionsSoldOut: Story = {
  args: {
    screen: { ...screen, choices: changed, isEditing: true },
    soldOut: new Set(cheese.options.slice(0, 2).map(({ itemId }) => itemId)),
  },
  play: async ({ canvas }) => {
    const [first] = cheese.options;
    await expect(canvas.getByRole('checkbox', { name: new RegExp(`^${must(first, 'cheese').name}.*Sold out`) })).toBeEnabled();
    await expect(canvas.getByRole('checkbox', { name: new RegExp(`^${second}.*Sold out`) })).toBeDisabled();
    await expect(canvas.getAllByText(`Sold out: ${must(first, 'cheese').name}. Choose something else.`)[0]).toBeVisible();
  },
};
/** A line of the cart with what is not made anymore: it is named before the line is saved (PRODUCT-01, PRODUCT-11). */
export const NotMadeAnymore: Story = {
  args: { screen: { ...screen, isEditing: true, lost: { leftOut: ['Olives', 'Capers'], usual: ['Basil'] } } },
  play: async ({ canvas }) =>
    expect(
      (
        await canvas.findAllByText(
          'We can’t make everything you chose anymore. We left out: Olives and Capers. Back to the usual amount: Basil.',
        )
      )[0],
    ).toBeVisible(),
};
/** It has what the guest avoids: it says so, and the press of the button asks (MENU-11, FLAGS-10). */
export const HasWhatIsAvoided: Story = {
  args: { avoided: ['WHEAT'] },
  play: async ({ canvas }) => expect(await canvas.findByText('Has wheat, which you avoid')).toBeVisible(),
};
export const AskedAboutWhatIsAvoided: Story = {
  args: { screen: { ...screen, asked: ['WHEAT'] }, avoided: ['WHEAT'] },
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog', { name: 'This has wheat, which you avoid.' })).toBeInTheDocument(),
};
export const BreadsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap: Bread' }));
    await expect(canvas.getByRole('radio', { name: /Country sourdough/ })).toBeVisible();
  },
};
export const BeforeAnOrder: Story = { args: { isPriced: false, hasCart: false } };
export const NotNow: Story = { args: { unavailable: 'time' } };
/** A part of a combo: no size, no count, and what it adds instead of its price. */
export const PartOfACombo: Story = {
  args: { screen: { ...screen, isEditing: true }, category: null, hasCart: false, partOf: { name: 'You Pick Two', difference: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You Pick Two' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Quantity' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save changes · +$1.00' })).toBeVisible();
  },
};
export const Loading: Story = { args: { screen: { kind: 'loading' } } };
export const Unreachable: Story = { args: { screen: { kind: 'unloaded' } } };
