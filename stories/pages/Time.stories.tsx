import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { cafe203 } from '#model-tests/samples/orders.ts';
import { setupHead } from '#model-tests/samples/setup-head.tsx';
import { CafePlace } from '#src/flows/kit/map/CafePlace.tsx';
import { SlotsView } from '#src/flows/slots/SlotsView.tsx';
import { asPage } from './as-page.tsx';

const today = '2026-11-23';
const tomorrow = '2026-11-24';
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map((day) => ({
  day,
  isOpen: day !== '2026-11-26',
}));
const times = (day: string, clocks: readonly string[]) =>
  clocks.map((clock) => ({ at: `${day}T${clock}`, isOpen: clock !== '12:15' && clock !== '12:30' }));
const slots = times(today, ['12:15', '12:30', '12:45', '13:00', '14:00', '17:15', '19:00']);
const asked = { cafeId: '203', timeZone: cafe203.timeZone, destination: 'RPU', isSlotted: true, distance: 804, orderAmount: 0 } as const;
const choosing = {
  ...asked,
  kind: 'choosing',
  canRetry: false,
  day: today,
  without: [],
  passed: [],
  leadMinutes: 10,
  picked: null,
  suggested: null,
} as const;
const passed = { ...choosing, day: tomorrow, without: [today], passed: [today], leadMinutes: null } as const;
const slotsTomorrow = times(tomorrow, ['06:30', '06:45', '07:00', '11:00', '11:15', '12:30']);

const meta: Meta<typeof SlotsView> = {
  title: 'Pages/Time',
  component: SlotsView,
  decorators: [asPage],
  args: {
    head: setupHead('time'),
    screen: choosing,
    send: fn(),
    days,
    slots,
    now: `${today}T12:10`,
    readyAt: `${today}T12:20`,
    cafe: cafe203,
    hoursToday: { open: '06:00', close: '21:00' },
    onChangeCafe: fn(),
    cafePlace: <CafePlace cafeId={cafe203.id} name="" place={{ latitude: 38.64, longitude: -90.25 }} map="drawn" />,
  },
};
export default meta;
type Story = StoryObj<typeof SlotsView>;

/** As soon as possible is chosen at first. */
export const Times: Story = {};
/** For an item that is not served at the time of the order. */
export const ForAnItem: Story = {
  args: {
    item: 'Turkey Chili',
    screen: { ...choosing, picked: { day: today, at: `${today}T14:00` }, suggested: { day: today, at: `${today}T14:00` } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Turkey Chili is available today at 2:00 PM/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '2:00 PM' })).toBeChecked();
  },
};
export const Picked: Story = {
  args: { screen: { ...choosing, picked: { day: today, at: `${today}T13:00` } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'See the menu' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.confirmed', time: { day: today, at: `${today}T13:00` } });
  },
};
/** A time that is gone is never as soon as possible instead. */
export const TimeTaken: Story = {
  args: { screen: { ...choosing, picked: { day: today, at: `${today}T12:30` } } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^12:30 PM just filled up, so we chose 12:45 PM\./).closest('[role=status]')).toBeVisible(),
    );
    await expect(canvas.getByRole('radio', { name: '12:45 PM' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'See the menu' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(1));
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.confirmed', time: { day: today, at: `${today}T12:45` } });
  },
};
/** The kitchen needs longer by now than until the time that was picked. */
export const TimeTooSoon: Story = {
  args: { screen: { ...choosing, picked: { day: today, at: `${today}T12:15` } }, slots: slots.slice(2) },
  play: async ({ canvas }) => {
    const said = /^We can’t have it ready by 12:15 PM anymore, so we chose 12:45 PM\./;
    await waitFor(() => expect(canvas.getByText(said).closest('[role=status]')).toBeVisible());
    await expect(canvas.queryByText(/just filled up/)).not.toBeInTheDocument();
  },
};
export const TimePassed: Story = {
  args: { screen: { ...choosing, picked: { day: today, at: `${today}T12:00` } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^12:00 PM has passed, so we chose 12:45 PM\./).closest('[role=status]')).toBeVisible());
  },
};
/** The last free time is gone: the guest is asked again. */
export const LastTimeTaken: Story = {
  args: { screen: { ...choosing, picked: { day: today, at: `${today}T12:30` } }, slots: slots.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'See the menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'See times for tomorrow' })).toBeVisible();
    canvas.getByRole('radio', { name: /^Today/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** The last free time is gone, and no other day has one: the times are asked for once more. */
export const LastTimeOfAllTaken: Story = {
  args: {
    screen: { ...choosing, canRetry: true, leadMinutes: null, without: [tomorrow] },
    slots: slots.slice(0, 2),
    days: days.slice(0, 2),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^No times left for today and tomorrow/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'slots.retried' });
  },
};
/** Today is full, and the kitchen takes no order right away: tomorrow is shown, its first time chosen. */
export const FullToday: Story = {
  args: { screen: passed, slots: slotsTomorrow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Old Mill is full for today. Here’s tomorrow.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Today/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '6:30 AM' })).toBeChecked();
  },
};
/** Times are gone for today, but not as soon as possible. */
export const NoMoreToday: Story = { args: { screen: { ...passed, leadMinutes: 10 }, slots: slotsTomorrow } };
/** The cafe takes the last order of the day before it closes. */
export const TodayOver: Story = {
  args: {
    screen: { ...choosing, day: tomorrow, leadMinutes: null },
    days: days.map((each) => (each.day === today ? { ...each, isOpen: false } : each)),
    slots: slotsTomorrow,
    now: `${today}T20:50`,
    hoursToday: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Old Mill takes no more orders for today. Here’s tomorrow.')).toBeVisible();
  },
};
/** No day has a time: it is asked once more. */
export const AllFull: Story = {
  args: {
    screen: {
      ...passed,
      kind: 'fullDay',
      canRetry: true,
      day: '2026-11-28',
      without: [today, tomorrow, '2026-11-25', '2026-11-27', '2026-11-28'],
    },
    slots: null,
  },
};
