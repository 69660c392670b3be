import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { found203 } from '#model-tests/samples/cafes.ts';
import { CafesNear } from '#src/pages/home/CafesNear.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { MenuShelf } from '#src/pages/home/MenuShelf.tsx';
import { MenuWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
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
const links = { offersGroup: false, cateringUrl: 'https://catering.example/', supportUrl: 'https://support.example/' };
const menu = (
  <>
    <SeasonView season={season} isPriced={false} />
    <MenuShelf tiles={tiles} />
  </>
);
const closed = { ...found203, cafeId: '204', name: 'Bridge Street', isOpen: false, closesAt: null, opensAt: '2026-11-24T06:00' };

const meta: Meta<typeof HomeView> = {
  title: 'Pages/Home',
  component: HomeView,
  decorators: [asPage],
  args: { start, openOrderAt: null, menu, cafes: null, links },
};
export default meta;
type Story = StoryObj<typeof HomeView>;

export const FirstVisit: Story = {};
/** The field asks for an address, and the button checks it. */
export const Delivery: Story = { args: { start: { ...start, initial: { destination: 'DELIVERY', typed: '1 Main St, Springfield' } } } };
/** What was typed is submitted, and the device is asked where it is only by its own button. */
export const Submitted: Story = {
  play: async ({ canvas, userEvent }) => {
    start.onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Curbside' }));
    await userEvent.type(canvas.getByLabelText('ZIP code, city, or address'), '62701{Enter}');
    await expect(start.onSubmit).toHaveBeenCalledWith({ destination: 'CURBSIDE', typed: '62701' });
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
  },
};
export const OrderInHand: Story = {
  args: { openOrderAt: 'Old Mill', cafes: <CafesNear cafes={[found203, closed]} now={() => '2026-11-23T12:00'} map="drawn" /> },
};
export const Member: Story = { args: { start: { ...start, onSignIn: null } } };
export const Groups: Story = { args: { links: { ...links, offersGroup: true } } };
export const NoLocation: Story = { args: { start: { ...start, canLocate: () => false } } };
export const MenuOnItsWay: Story = { args: { menu: <MenuWaiting /> } };
export const WithoutMenu: Story = { args: { menu: null } };
export const Loading: Story = { render: () => <PageLoading /> };
