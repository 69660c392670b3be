import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { must } from '#domain/must.ts';
import type { ProfilePart } from '#domain/navigation/profile-parts.ts';
import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { OrderToCome } from '#src/flows/active-orders/OrderToCome.tsx';
import { OrdersToCome } from '#src/flows/active-orders/OrdersToCome.tsx';
import { AddressPart } from '#src/flows/profile/AddressPart.tsx';
import { LastOrder } from '#src/flows/profile/LastOrder.tsx';
import { PastOrders } from '#src/flows/kit/PastOrders.tsx';
import { MissedVisitView } from '#src/flows/missed-visit/MissedVisitView.tsx';
import { RewardsPart } from '#src/flows/profile/ListParts.tsx';
import { OverviewView } from '#src/flows/profile/OverviewView.tsx';
import { PartUnanswered } from '#src/flows/profile/PartUnanswered.tsx';
import { PersonalPart } from '#src/flows/profile/PersonalPart.tsx';
import { ProfileView } from '#src/flows/profile/ProfileView.tsx';
import { Setup } from '#src/flows/profile/Setup.tsx';
import { VisitsAtAGlance } from '#src/flows/profile/VisitsAtAGlance.tsx';
import { VisitsPart } from '#src/flows/profile/VisitsPart.tsx';
import { SignedOutView } from '#src/flows/profile/SignedOutView.tsx';
import { StoredPaymentsView } from '#src/flows/stored-payments/StoredPaymentsView.tsx';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { addresses, bothKinds, details, forms, orders, payments } from '#model-tests/samples/account.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { asPage } from './as-page.tsx';

const meta = { title: 'Pages/Account', decorators: [asPage] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};
const link = (word: string, name?: string) => (
  <a href="#part" aria-label={name && `${word}: ${name}`}>
    {word}
  </a>
);

const account = (part: ProfilePart, content: ReactNode, { isNavigating = false, losesCart = false } = {}) => (
  <ProfileView
    screen={{ kind: isNavigating ? 'navigating' : 'reading' }}
    send={ignore}
    part={part}
    firstName="Ana"
    linkTo={(other, { children, className, 'aria-current': current }) => (
      <a href={`#${other}`} className={className} aria-current={current}>
        {children}
      </a>
    )}
    losesCart={losesCart}
    onSignOut={ignore}
  >
    {content}
  </ProfileView>
);

const last = { onOrderAgain: () => {}, day: 'Friday, November 20', imgKey: null, linkToAll: link('All orders'), onRetry: ignore };
const earned = {
  rewards: { list: [{ id: 'reward-1', name: 'A free pastry' }], visitsTillNext: 3, visitThreshold: 10 },
  linkToAll: link('All rewards'),
};
const setup = (isKnown: boolean) => (
  <Setup known={isKnown ? { details, payments, addresses } : null} linkTo={(_, name) => link('Change', name)} />
);

export const Overview: Story = {
  render: () =>
    account(
      'profile',
      <OverviewView visits={<VisitsAtAGlance {...earned} />} lastOrder={<LastOrder {...last} order={orders[0]} />} setup={setup(true)} />,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 10')).toBeVisible();
    await expect(canvas.getByText('A free pastry')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All rewards' })).toBeVisible();
  },
};
export const OverviewAtNight: Story = { ...Overview, globals: { theme: 'dark' } };
export const OverviewWithACart: Story = {
  render: () =>
    account('profile', <OverviewView lastOrder={<LastOrder {...last} order={null} />} setup={setup(true)} />, { losesCart: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign out and empty cart' })).toBeVisible();
  },
};
export const OverviewWithoutOrders: Story = {
  render: () => account('profile', <OverviewView lastOrder={<LastOrder {...last} order={null} />} setup={setup(true)} />),
};
export const OverviewLoading: Story = {
  render: () =>
    account(
      'profile',
      <OverviewView
        visits={<VisitsAtAGlance {...earned} rewards={undefined} />}
        lastOrder={<LastOrder {...last} order={undefined} />}
        setup={setup(false)}
      />,
    ),
};
export const OverviewUnanswered: Story = {
  render: () =>
    account('profile', <OverviewView lastOrder={<PartUnanswered onRetry={ignore} />} setup={<PartUnanswered onRetry={ignore} />} />),
};

const personal = (form: 'name' | 'email' | 'password' | 'birthday' | 'phone', screen: EditFormScreen) => {
  const actor = (name: typeof form) => ({ screen: name === form ? screen : forms.closed, send: ignore });
  return account(
    'details',
    <PersonalPart
      details={details}
      forms={{
        name: actor('name'),
        email: actor('email'),
        password: actor('password'),
        birthday: actor('birthday'),
        phone: actor('phone'),
      }}
      keepPasswords={() => 'secret-1'}
      phoneVerification={{ screen: { kind: 'idle', result: null, reasonCode: null }, send: ignore, dialog: null }}
      linkTo={(_, name) => link('Change', name)}
    />,
  );
};

export const DetailsAndSignIn: Story = { render: () => personal('name', forms.closed) };
export const DetailsAtNight: Story = { ...DetailsAndSignIn, globals: { theme: 'dark' } };
export const ChangingThePassword: Story = { render: () => personal('password', forms.open) };
export const PasswordRefused: Story = { render: () => personal('password', forms.refused) };
export const NameSaved: Story = { render: () => personal('name', forms.saved) };
export const NameNotSaved: Story = { render: () => personal('name', forms.unsaved) };
export const AddingAPhone: Story = { render: () => personal('phone', forms.open) };

const places = (screen: EditFormScreen, known = addresses) =>
  account('addresses', <AddressPart screen={screen} send={ignore} addresses={known} country="US" />);

export const Addresses: Story = { render: () => places(forms.closed) };
export const AddressSaved: Story = { render: () => places(forms.saved) };
export const MakingAnAddressDefault: Story = { render: () => places({ ...forms.closed, saving: { id: 'address-2' } }) };
export const AddingAnAddress: Story = { render: () => places(forms.open) };
export const AddingAnAddressAtNight: Story = { ...AddingAnAddress, globals: { theme: 'dark' } };
export const EditingAnAddress: Story = {
  render: () => places({ ...forms.open, values: { id: 'address-2', addressLine1: '100 N Broadway' } }),
};
export const NoAddresses: Story = { render: () => places(forms.closed, []) };

const facts = { dayPlaced: () => 'Friday, November 20', keyFor: () => null, shareOf: () => null, onOrderAgain: ignore };

export const Orders: Story = {
  render: () => account('past-orders', <PastOrders orders={orders} heading={null} {...facts} />),
};
/** With orders of several guests beside one’s own, either can be shown alone. */
export const OrdersOfBothKinds: Story = {
  render: () =>
    account(
      'past-orders',
      <PastOrders
        orders={bothKinds}
        heading={null}
        {...facts}
        shareOf={({ isGroupOrder }) => (isGroupOrder ? { there: 1, all: 2, isGone: false } : { there: 0, all: 2, isGone: true })}
      />,
    ),
};
const way = { ...placed.pickup, customerId: 'customer-pat' };
const [listed] = orders;
/** One is on its way, and another was canceled. */
export const OrdersNowAndBefore: Story = {
  render: () =>
    account(
      'past-orders',
      <>
        <OrdersToCome isNow>
          <OrderToCome {...facts} listed={must(listed, 'order')} order={way} tracker={null} now="2026-11-20T11:40" />
        </OrdersToCome>
        <PastOrders orders={orders.map((order) => ({ ...order, isCanceled: true }))} heading="Before" {...facts} onHelp={ignore} />
      </>,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Now' })).toBeVisible();
    await expect(canvas.getByText('Canceled')).toBeVisible();
  },
};
export const NoOrders: Story = {
  render: () => account('past-orders', <PastOrders orders={[]} heading={null} {...facts} />),
};
const recentVisits = {
  recent: [
    { cafeName: 'Riverside', at: '2026-11-20T17:40:00Z' },
    { cafeName: 'Bridge Street', at: '2026-11-17T23:10:00Z' },
  ],
  pastRewards: [{ id: 'reward-0', name: 'Free cookie' }],
};
const rewards = (visits: typeof recentVisits) =>
  account(
    'rewards',
    <>
      <RewardsPart
        screen={forms.closed}
        send={ignore}
        rewards={[{ id: 'reward-1', name: 'Free pastry' }]}
        visitsTillNext={3}
        visitThreshold={10}
        isActive
      />
      <VisitsPart visits={visits} dayOf={(at) => (at.startsWith('2026-11-20') ? 'Friday, November 20' : 'Tuesday, November 17')} />
      <MissedVisitView
        screen={{ kind: 'asking', code: null, trouble: null, isLooking: false }}
        send={ignore}
        dayOf={() => 'Thursday, November 19'}
      />
    </>,
  );

const stored = (of: StoredPayments) => (
  <StoredPaymentsView
    screen={{ kind: 'listing', news: null, isGone: false }}
    send={ignore}
    stored={of}
    today="2026-11-23"
    entry={null}
    payPal={<p>PayPal stands here.</p>}
    hasPayPal
    hasMilStar
    campusPaymentTypeId={811}
  />
);

export const Rewards: Story = { render: () => rewards(recentVisits) };
export const RewardsAtNight: Story = { ...Rewards, globals: { theme: 'dark' } };
export const RewardsWithoutVisits: Story = { render: () => rewards({ recent: [], pastRewards: [] }) };
export const Payment: Story = {
  render: () => account('payments', stored(payments)),
};
export const PaymentAtNight: Story = { ...Payment, globals: { theme: 'dark' } };
export const PaymentWithoutAny: Story = {
  render: () =>
    account('payments', stored({ creditCards: [], giftCards: [], payPals: [], campusCards: [], milStarCards: [], hasApplePay: false })),
};
/** On phones the list of parts takes the place of the part (NAV-25). */
export const ListOfParts: Story = { render: () => account('addresses', <p>Addresses</p>, { isNavigating: true }) };
export const SignedOut: Story = { render: () => <SignedOutView onSignIn={ignore} onSignUp={ignore} /> };
