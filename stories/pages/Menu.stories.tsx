import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Menu } from '#domain/menu/menu.ts';
import { expect, fn } from 'storybook/test';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { MenuUnreachable } from '#src/pages/menu/MenuUnreachable.tsx';
import { asPage } from './as-page.tsx';

const breakfast = {
  ...clubPlacard,
  placardId: '7203',
  hash: 'early-7203',
  name: 'Early Bird',
  imgKey: 'smoked-bacon-stack',
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
    isPriced: true,
    notice: null,
    onSelect: () => {},
    onAdd: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof MenuView>;

/** One is sold only in the morning. */
export const AtLunch: Story = {};
/** On a desk the first item is a scene two columns wide; its picture shows it on a table. */
export const LeadOnDesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [lead, next] = canvas.getAllByRole('listitem');
    if (lead === undefined || next === undefined) throw new Error('Nothing is listed.');
    await expect(lead.getBoundingClientRect().width).toBeGreaterThan(2 * next.getBoundingClientRect().width);
    await expect(lead.querySelector('img')?.src).toMatch(/\/served\/.+\.svg#near$/);
    await expect(next.querySelector('img')?.src).not.toContain('/served/');
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().left).toBeGreaterThan(heading.right);
  },
};
export const SoldOut: Story = { args: { soldOut: new Set(['72021', '72022']) } };
export const StockUnknown: Story = { args: { onRetryStock: () => {} } };
export const BeforeAnOrder: Story = {
  args: { notice: 'This is the menu at Old Mill. Start an order to see prices and what’s available at your cafe.', hasCart: false },
};
/** Pictures of the second section load as they come into view. */
export const TwoSections: Story = {
  args: {
    menu: {
      ...menu,
      categories: [
        {
          catId: '7',
          name: 'Sandwiches',
          description: 'Built to order.',
          sections: [
            { secId: 1, name: 'Hot from the press', schedule: [], placardIds: ['7202'] },
            { secId: 2, name: 'Cool and crisp', schedule: [], placardIds: ['7203'] },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const loading = (section: string) =>
      [...canvas.getByRole('region', { name: section }).querySelectorAll('img')].map((picture) => picture.loading);
    await expect(loading('Hot from the press')).toEqual(['eager']);
    await expect(loading('Cool and crisp')).toEqual(['lazy']);
  },
};
const added = fn();
/** A double click adds one item. */
export const DoubleClick: Story = {
  args: { onAdd: added },
  play: async ({ canvas, userEvent, step }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Add / });
    if (add === undefined) throw new Error('Nothing can be added.');
    added.mockClear();
    await userEvent.dblClick(add);
    await expect(added).toHaveBeenCalledTimes(1);
    await step('two presses are two items', async () => {
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(added).toHaveBeenCalledTimes(3);
    });
  },
};
/** The heading is the answer; what is named much alike is near, or else what the open category has. */
export const NothingFound: Story = {
  loaders: [() => import('#src/pages/menu/NothingFound.tsx')],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the menu' });
    // Its code comes as the field is entered.
    await userEvent.click(search);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.type(search, 'ramen');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nothing on the menu matches “ramen”' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'All day' })).toBeVisible();
    await expect(await canvas.findByText('Nothing on the menu matches “ramen”', { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sandwiches' })).toBeVisible();
    await userEvent.type(search, 'clubb');
    await expect(await canvas.findByRole('heading', { name: 'Close to what you’re looking for' })).toBeVisible();
  },
};
/** Prices begin where they are shown. */
export const NoCafe: Story = {
  args: { isPriced: false, notice: 'Prices and items vary by cafe. Start an order to choose yours.', hasCart: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^from \$/)).toBeVisible();
  },
};
export const Unreachable: Story = { render: () => <MenuUnreachable onRetry={() => {}} /> };
