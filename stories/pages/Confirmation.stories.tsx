import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { must } from '#domain/must.ts';
import { cart } from '#model-tests/samples/carts.ts';
import { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
import { CancellationView } from '#src/flows/cancellation/CancellationView.tsx';
import { CafeNote } from '#src/pages/confirmation/CafeNote.tsx';
import { CanceledOrderView } from '#src/pages/confirmation/CanceledOrderView.tsx';
import { ConfirmationView } from '#src/pages/confirmation/ConfirmationView.tsx';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';
import parking from '../../public/content/parking.svg?raw';
import { asPage } from './as-page.tsx';

const placed = {
  ...cart,
  orderId: 'order-1',
  maskedOrderId: '107919',
  customer: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '5551234567' },
  cartSummary: { ...cart.cartSummary, priority: 'ASAP' as const },
};
const keys = ['brisket-and-gruyere-melt', 'tomato-basil-soup', 'butter-croissant', 'classic-caesar', 'iced-black-tea', 'crisp-apple'];
const ordered = (count: number) => ({
  ...placed,
  items: keys.slice(0, count).map((imgKey, at) => ({ ...must(cart.items[0], 'line'), sequenceNum: at + 1, imgKey })),
});

const meta: Meta<typeof ConfirmationView> = {
  title: 'Pages/Confirmation',
  component: ConfirmationView,
  decorators: [asPage],
  args: {
    cart: placed,
    destination: 'RPU',
    cafe: { name: 'Old Mill', address: '571 Broad St, Springfield, IL', phone: '2175550123' },
    isCafeMissing: false,
    onRetry: () => {},
    hours: 'Open until 9:00 PM',
    place: { latitude: 39.8, longitude: -89.64, isOpen: true },
    map: 'drawn',
    note: null,
    when: '12:30 PM',
    whenLabel: null,
    isToday: true,
    day: '2026-11-23',
    paidWith: 'Paid with Visa 1111',
    isDue: false,
    phase: 'awaited',
    tracker: null,
    isTrackerDue: false,
    arrival: null,
    isArrivalDue: false,
    cancellation: null,
    isActiveOrderRoute: false,
    calendar: 'BEGIN:VCALENDAR',
    isMember: true,
    onJoin: null,
    newsOffer: null,
    feedbackUrl: null,
    againAt: null,
    onOrderAgain: fn(),
    onHelp: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmationView>;

/** The time is read out after the heading, which has the focus; the device's own sheet shares when and where. */
export const Pickup: Story = {
  args: { cart: ordered(3) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12:30 PM')).toBeVisible();
    await expect(canvas.getByText('Paid with Visa 1111')).toBeVisible();
    const words = 'Order placed. Ready at about 12:30 PM';
    const region = canvas.getAllByRole('status').find(({ textContent }) => textContent === words);
    await waitFor(() => expect(region).toHaveTextContent(words + words));
    await waitFor(() => expect(region).toHaveTextContent(new RegExp(`^${words}$`)));
    await expect(canvas.getByRole('img', { name: 'Your order on the counter' })).toBeVisible();
    const share = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');
    await expect(share).toHaveBeenCalledWith({
      text: 'Pickup from Hearthside, order 107919. Ready at about 12:30 PM. Old Mill, 571 Broad St, Springfield, IL',
    });
  },
};
/** A guest reads what an account would give. */
export const Guest: Story = {
  args: { isMember: false, onJoin: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
/** A survey in a tab of its own, which learns nothing of the order (FLAGS-27). */
export const Feedback: Story = {
  args: { feedbackUrl: 'https://feedback.example/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Take our short survey (new tab)' });
    await expect(link).toHaveAttribute('href', 'https://feedback.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
/** Alone it is shown near. */
export const OneThing: Story = {
  args: { cart: ordered(1) },
  play: async ({ canvas }) => {
    const scene = canvas.getByRole('img', { name: 'Your order on the counter' });
    await expect(scene.querySelector('img')?.src).toMatch(/#near$/);
  },
};
export const TwoThings: Story = { args: { cart: ordered(2) } };
export const FourThings: Story = { args: { cart: ordered(4) } };
/** No more than five are drawn. */
export const ManyThings: Story = {
  args: { cart: ordered(6) },
  play: async ({ canvas }) => {
    const scene = canvas.getByRole('img', { name: 'Your order on the counter' });
    await expect(scene.querySelectorAll('img')).toHaveLength(5);
  },
};
/** Neither its place nor its hours are known. */
export const CafeAlone: Story = { args: { place: null, hours: '', map: 'none' } };
export const Delivery: Story = {
  args: {
    destination: 'DELIVERY',
    cart: { ...placed, deliveryInfo: { address1: '1 Main St', address2: null, city: 'Springfield', postalCode: '62701' } },
  },
};
/** It is there: the heading is its news, and nothing is promised or announced as placed any more (TRACK-05). */
export const Delivered: Story = {
  args: {
    ...Delivery.args,
    whenLabel: 'At your door at',
    isDue: true,
    phase: 'delivered',
    tracker: { news: 'Delivered. Enjoy.', view: null, isBegun: true, isKnown: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delivered. Enjoy.' })).toBeVisible();
    await expect(canvas.queryByText(/Order placed/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'When it’s ready' })).not.toBeInTheDocument();
  },
};
/** It waits at the cafe: where is said still, and nothing of a time that is to come (TRACK-04). */
export const Ready: Story = {
  args: {
    whenLabel: 'Ordered for',
    isDue: true,
    phase: 'ready',
    calendar: null,
    tracker: { news: 'Your order is ready', view: null, isBegun: true, isKnown: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your order is ready' })).toBeVisible();
    await expect(canvas.getByText(/Your bag is on the pickup shelf/)).toBeVisible();
    await expect(canvas.queryByText(/at about/)).not.toBeInTheDocument();
  },
};
/** Its hours have passed: it is an order of before, which waits nowhere (ACTIVE-01). */
export const Over: Story = {
  args: { when: 'Mon, Nov 23 at 12:30 PM', whenLabel: 'Ordered for', isToday: false, isDue: true, phase: 'over', calendar: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your earlier order' })).toBeVisible();
    await expect(canvas.queryByText(/Your bag is on the pickup shelf|We’re on it/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  },
};
export const DineIn: Story = {
  args: { destination: 'DINEIN', cart: { ...placed, cafes: [{ id: '203', pagerNum: 12 }] } },
};
export const Curbside: Story = {
  args: { destination: 'CURBSIDE', cart: { ...placed, cartSummary: { ...placed.cartSummary, parkingSpot: '7' } } },
};
/** Who comes by car says that they are there. */
export const CurbsideArrival: Story = {
  args: {
    destination: 'CURBSIDE',
    isActiveOrderRoute: true,
    arrival: (
      <ArrivalView
        screen={{ kind: 'expected', destination: 'CURBSIDE', number: '107919', isBusy: false, trouble: null, phoneNumber: null }}
        send={fn()}
        phone="5551234567"
        cafePhone="2175550123"
      />
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'I’m here' })).toBeVisible(),
};
const standing = { kind: 'standing', number: '107919', cafeName: 'Old Mill', isCancelable: true } as const;

/** A member cancels online as long as the kitchen has not begun; there is no call to make for it. */
export const Cancelable: Story = {
  args: {
    cancellation: {
      view: <CancellationView screen={standing} send={fn()} isOffered phone="2175550123" />,
      isOffered: true,
      isBegun: false,
      onRequest: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(canvas.queryByText('Need to change something?')).toBeNull();
  },
};
/** A guest is led to an account. */
export const GuestCancels: Story = {
  args: { isMember: false, onJoin: fn(), cancellation: { view: null, isOffered: false, isBegun: false, onRequest: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel online with an account' }));
    await expect(args.cancellation?.onRequest).toHaveBeenCalledOnce();
  },
};
/** An order that the kitchen has begun is not changed by a call any more. */
export const Begun: Story = {
  args: { isActiveOrderRoute: true, tracker: { news: 'We’re making your order', view: null, isBegun: true, isKnown: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We’re making your order' })).toBeVisible();
    await expect(canvas.queryByText('Need to change something?')).toBeNull();
  },
};
export const StatusUnknown: Story = {
  args: {
    isActiveOrderRoute: true,
    isTrackerDue: true,
    tracker: { news: 'We have your order', view: null, isBegun: false, isKnown: false },
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible(),
};
/** A cafe that is closed now is called once it is open. */
export const ClosedCafe: Story = {
  args: { place: { latitude: 39.8, longitude: -89.64, isOpen: false }, hours: 'Opens tomorrow at 6:00 AM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Old Mill is closed now\. Opens tomorrow at 6:00 AM\. Call once it’s open/)).toBeVisible();
    await expect(canvas.queryByText(/Call Old Mill soon/)).toBeNull();
  },
};
/** An order in hand is at another cafe, which would make this one again. */
export const AgainElsewhere: Story = {
  args: { againAt: 'Riverside' },
  play: ({ canvas }) => expect(canvas.getByText('Order again goes to the cafe of your order now: Riverside.')).toBeVisible(),
};
export const WithoutCafe: Story = { args: { cafe: null, isCafeMissing: true } };
/** Which it was, what it means for the money, and whom to call (SERVICE-02). */
export const Canceled: Story = {
  render: () => <CanceledOrderView cart={placed} cafe={{ name: 'Old Mill', phone: '2175550123' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order 107919')).toBeVisible();
    await expect(canvas.getByText(/^Old Mill won’t make it\. You get \$\d+\.\d\d back in full/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call (217) 555-0123' })).toHaveAttribute('href', 'tel:2175550123');
    await expect(canvas.getByRole('img', { name: 'An empty dish and a spoon' })).toBeVisible();
  },
};
export const CanceledWithoutCafe: Story = { render: () => <CanceledOrderView cart={placed} cafe={null} /> };

/** The order that comes in its place takes the focus of its button. */
export const ReachedAgain: Story = {
  render: function Render(args) {
    const [isReached, setReached] = useState(false);
    return isReached ? (
      <ConfirmationView {...args} />
    ) : (
      <NoOrderView reason="unreachable" onRetry={() => setReached(true)} onSignIn={null} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thanks, Ana.');
  },
};
/** The focus of the button that asked for the cafe stays on the page when it comes. */
export const CafeReachedAgain: Story = {
  render: function Render(args) {
    const [isMissing, setMissing] = useState(true);
    return <ConfirmationView {...args} {...(isMissing && { cafe: null })} isCafeMissing={isMissing} onRetry={() => setMissing(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Editors have written something about the cafe, with an icon of theirs. */
export const WithNote: Story = {
  args: {
    note: <CafeNote title="Parking" words="Spots with a 15-minute sign are for pickup." icon={parking} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spots with a 15-minute sign are for pickup.')).toBeVisible();
  },
};

/** Their icon did not come. */
export const WithNoteWithoutIcon: Story = {
  args: { note: <CafeNote title="Parking" words="Spots with a 15-minute sign are for pickup." icon={null} /> },
};
