import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { found203 } from '#model-tests/samples/cafes.ts';
import { orders } from '#model-tests/samples/account.ts';
import { usualItem } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { cart, club } from '#model-tests/samples/carts.ts';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { LazyAddingWords } from '#src/flows/kit/LazyAddingWords.tsx';
import { CafesNear } from '#src/pages/home/CafesNear.tsx';
import { Greeting } from '#src/pages/home/Greeting.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { GroupStart } from '#src/pages/home/GroupStart.tsx';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { MenuShelf } from '#src/pages/home/MenuShelf.tsx';
import { MenuWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { OrderInHand } from '#src/pages/home/OrderInHand.tsx';
import { Rewards } from '#src/pages/home/Rewards.tsx';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
import { Usual } from '#src/pages/home/Usual.tsx';
import { asPage } from './as-page.tsx';
import { season, tiles } from './home-menu.ts';

const start = {
  initial: { destination: 'RPU', typed: '' } as const,
  onType: () => {},
  onSubmit: fn(),
  canLocate: (destination: string) => destination !== 'DELIVERY',
  onLocate: fn(),
  onSignIn: () => {},
};
const [, addable, unaddable] = season.offers;
const gone = unaddable?.placard.placardId;
const addOffer = fn<ComponentProps<typeof SeasonView>['onAdd']>(async () => {});
const menu = (
  <>
    <SeasonView season={season} isPriced={false} priceOf={cardPriceText} canAdd={({ placardId }) => placardId !== gone} onAdd={addOffer} />
    <MenuShelf tiles={tiles} />
  </>
);
const closed = { ...found203, cafeId: '204', name: 'Bridge Street', isOpen: false, closesAt: null, opensAt: '2026-11-24T06:00' };

const soup = { ...club, sequenceNum: 2, name: 'Tomato Basil Soup', size: 'Bowl', imgKey: 'tomato-basil-soup', totalPrice: 729 };
const filled = { ...cart, items: [soup, club], cartSummary: { ...cart.cartSummary, subTotal: 1729 } };
const orderAgain = fn();
const words = { what: 'Pickup · Old Mill', when: 'As soon as possible' };
const rewards = [
  { id: '1', name: 'A free pastry' },
  { id: '2', name: '$2 off a bowl of soup' },
];
const member = {
  greeting: <Greeting time="afternoon" name="Ana" />,
  rewards: <Rewards rewards={rewards} visitsTillNext={3} brand="bakery" />,
};

const meta: Meta<typeof HomeView> = {
  title: 'Pages/Home',
  component: HomeView,
  decorators: [asPage],
  args: { start, heading: 'How would you like your order?', order: null, member: null, menu, cafes: null, group: null },
};
export default meta;
type Story = StoryObj<typeof HomeView>;

export const FirstVisit: Story = {};
/** The field asks for an address, and the button checks it. */
export const Delivery: Story = { args: { start: { ...start, initial: { destination: 'DELIVERY', typed: '1 Main St, Springfield' } } } };
/** A row of the season is added by its round button; what cannot be had now has the mark alone, on the way to its page. */
export const AddedFromTheSeason: Story = {
  loaders: [LazyAddingWords.preload],
  play: async ({ canvas, userEvent }) => {
    addOffer.mockClear();
    const [there, not] = [must(addable, 'offer').placard, must(unaddable, 'offer').placard];
    await userEvent.click(canvas.getByRole('button', { name: `Add ${there.name}` }));
    await expect(addOffer).toHaveBeenCalledWith(there);
    await expect(canvas.getByRole('link', { name: not.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Add ${not.name}` })).toBeNull();
  },
};
/** At a cafe a row that adds says the price of what it adds. */
export const PricedSeason: Story = {
  args: {
    menu: <SeasonView season={season} isPriced priceOf={cardPriceText} canAdd={({ placardId }) => placardId !== gone} onAdd={addOffer} />,
  },
  play: async ({ canvas }) => {
    const sized = must(
      season.offers.find(({ placard }, at) => at > 0 && placard.placardId !== gone && placard.items.length > 1)?.placard,
      'offer',
    );
    const row = must(canvas.getByRole('link', { name: sized.name }).closest('li'), 'row');
    const price = formatCents(must(usualItem(sized.items), 'size').price);
    await expect(within(row).getByText(price)).toBeVisible();
  },
};
/** What was typed is submitted, and the device is asked where it is only by its own button. */
export const Submitted: Story = {
  play: async ({ canvas, userEvent }) => {
    start.onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Curbside' }));
    await userEvent.type(canvas.getByLabelText('ZIP code, city, or address'), '62701{Enter}');
    await waitFor(() => expect(start.onSubmit).toHaveBeenCalledWith({ destination: 'CURBSIDE', typed: '62701' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(start.onLocate).toHaveBeenCalledWith('CURBSIDE');
  },
};
/** Nothing was typed: the field says what it needs and has the focus. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    start.onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Find a cafe' }));
    const field = canvas.getByRole('textbox', { name: 'ZIP code, city, or address' });
    await expect(field).toHaveAccessibleDescription('Enter a ZIP code, city, or address.');
    await expect(field).toHaveFocus();
    await expect(start.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivery' }));
    await expect(canvas.getByRole('textbox', { name: 'Delivery address' })).toBeValid();
  },
};
export const OpenOrder: Story = {
  args: {
    heading: 'Continue your order',
    order: <OrderInHand {...words} cart={filled} />,
    cafes: <CafesNear cafes={[found203, closed]} now={() => '2026-11-23T12:00'} map="drawn" />,
  },
};
/** Nothing is in the cart of the order yet. */
export const OrderWithoutItems: Story = { args: { heading: 'Continue your order', order: <OrderInHand {...words} cart={null} /> } };
export const CartOnItsWay: Story = { args: { heading: 'Continue your order', order: <OrderInHand {...words} cart={undefined} /> } };
export const Member: Story = { args: { start: { ...start, onSignIn: null }, member } };
export const MemberWithOrder: Story = {
  args: { start: { ...start, onSignIn: null }, member, heading: 'Continue your order', order: <OrderInHand {...words} cart={filled} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good afternoon, Ana')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2 rewards ready' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Continue your order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/app/cart.html');
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/app/startOrder.html?destination=DELIVERY');
  },
};
/** What a member had before, with what it comes to today (CART-33). */
export const TheirUsual: Story = {
  args: {
    start: { ...start, onSignIn: null },
    member,
    heading: 'Your usual?',
    order: (
      <Usual
        orders={orders}
        lines={filled.items}
        today={{ hasChanged: false, price: 1729 }}
        dayPlaced={() => 'Friday, November 20'}
        onOrderAgain={orderAgain}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    orderAgain.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Order again $17.29' }));
    await expect(orderAgain).toHaveBeenCalledWith(orders[0]);
  },
};
/** Something of it is off the menu: the button says so before it is pressed. */
export const TheirUsualHasChanged: Story = {
  args: {
    ...TheirUsual.args,
    order: (
      <Usual
        orders={orders.slice(0, 1)}
        lines={null}
        today={{ hasChanged: true, price: null }}
        dayPlaced={() => null}
        onOrderAgain={orderAgain}
      />
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'See what’s changed' })).toBeVisible(),
};
export const MemberWithoutRewards: Story = {
  args: { start: { ...start, onSignIn: null }, member: { ...member, rewards: <Rewards rewards={[]} visitsTillNext={3} brand="bakery" /> } },
};
/** What a session that is not trusted holds back, and what has not come yet. */
export const MemberUnknown: Story = { args: { start: { ...start, onSignIn: null }, member: { greeting: null, rewards: null } } };
export const Groups: Story = { args: { group: <GroupStart /> } };
export const NoLocation: Story = { args: { start: { ...start, canLocate: () => false } } };
export const MenuOnItsWay: Story = { args: { menu: <MenuWaiting onRetry={() => {}} /> } };
export const WithoutMenu: Story = { args: { menu: null } };
export const Loading: Story = { render: () => <PageLoading /> };
