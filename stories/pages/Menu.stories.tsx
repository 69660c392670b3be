import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Menu } from '#domain/menu/menu.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { MenuView } from '#src/views/menu/MenuView.tsx';
import { NoCafeView } from '#src/views/menu/NoCafeView.tsx';
import { asPage } from './as-page.tsx';

const breakfast = {
  ...clubPlacard,
  placardId: '7203',
  hash: 'early-7203',
  name: 'Early Bird',
  schedule: [{ dayOfWeek: 'Friday', fromTime: '06:00', toTime: '10:30' }],
};
const menu: Menu = {
  categories: [
    {
      catId: '7',
      name: 'Sandwiches',
      description: 'Built to order.',
      sections: [{ secId: 1, name: 'All day', schedule: [], placardIds: ['7202', '7203'] }],
    },
    { catId: '10', name: 'Soups', description: '', sections: [] },
  ],
  placards: { '7202': clubPlacard, '7203': breakfast },
};

const meta: Meta<typeof MenuView> = {
  title: 'Pages/Menu',
  component: MenuView,
  decorators: [asPage],
  args: {
    menu,
    catId: '7',
    wanted: { destination: 'RPU', at: '2026-11-20T12:30' },
    soldOut: new Set<string>(),
    onRetryStock: null,
    hasCart: true,
    borrowedFrom: null,
    onSelect: () => {},
    onAdd: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof MenuView>;

/** One is sold only in the morning. */
export const AtLunch: Story = {};
export const SoldOut: Story = { args: { soldOut: new Set(['72021', '72022']) } };
export const StockUnknown: Story = { args: { onRetryStock: () => {} } };
export const BeforeAnOrder: Story = { args: { borrowedFrom: 'Old Mill', hasCart: false } };
export const NoCafe: Story = { render: () => <NoCafeView reason="noCafe" onRetry={() => {}} /> };
export const Unreachable: Story = { render: () => <NoCafeView reason="unreachable" onRetry={() => {}} /> };
