import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Menu } from '#domain/menu/menu.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { LazyAddingWords } from '#src/flows/kit/LazyAddingWords.tsx';
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
  heroId: null,
  upsells: [],
  placards: { '7202': clubPlacard, '7203': breakfast },
};

const meta: Meta<typeof MenuView> = {
  title: 'Pages/Menu',
  component: MenuView,
  decorators: [asPage],
  args: {
    menu,
    marks: undefined,
    filter: null,
    isFiltered: true,
    catId: '7',
    wanted: { destination: 'RPU', at: '2026-11-20T12:30' },
    soldOut: new Set<string>(),
    hasCart: true,
    isPriced: true,
    notice: null,
    priceOf: cardPriceText,
    onSelect: () => {},
    words: '',
    onSearch: () => {},
    onAdd: async () => {},
  },
};
export default meta;
type Story = StoryObj<typeof MenuView>;

/** One is sold only in the morning. The way to the cart ends the row of the heading (NAV-28). */
export const AtLunch: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.parentElement).toContainElement(canvas.getByRole('link', { name: 'View cart' }));
    await expect(canvas.getByText('Built to order.')).not.toContainElement(canvas.getByRole('link', { name: 'View cart' }));
  },
};
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
export const BeforeAnOrder: Story = {
  args: { notice: 'This is the menu at Old Mill. Prices and items vary by cafe..', hasCart: false },
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
const ofFriday = (fromTime: string, toTime: string) => [{ dayOfWeek: 'Friday', fromTime, toTime }];
const dayparts: Menu = {
  ...menu,
  heroId: '7204',
  categories: [
    {
      catId: '1',
      name: 'Featured',
      description: 'From the oven.',
      promo: { title: 'The season is here', text: 'For a few weeks only.' },
      sections: [
        { secId: 1, name: 'All day', daypart: 'allDay', schedule: [], placardIds: ['7202', '7204'] },
        { secId: 2, name: 'Morning', daypart: 'breakfast', schedule: ofFriday('06:00', '10:30'), placardIds: ['7203'] },
        { secId: 3, name: 'Midday', daypart: 'lunch', schedule: ofFriday('10:31', '15:00'), placardIds: ['7202'] },
      ],
    },
  ],
  placards: { ...menu.placards, '7204': { ...clubPlacard, placardId: '7204', hash: 'melt-7204', name: 'Winter Melt' } },
};
/** The section of the order's hours is first; one of other hours is last and says which (MENU-19). What is on top of the menu begins its section (MENU-18). */
export const Dayparts: Story = {
  args: { menu: dayparts, catId: '1' },
  play: async ({ canvas, canvasElement }) => {
    const headings = [...canvasElement.querySelectorAll('h2')].map((heading) => heading.textContent);
    await expect(headings).toEqual(['Midday', 'All day', 'Morning']);
    const words = (name: string) => canvas.getByRole('region', { name }).querySelector('h2 + p')?.textContent;
    await expect([words('Midday'), words('All day')]).toEqual([undefined, undefined]);
    await expect(words('Morning')).toBe('Until 10:30 AM at this cafe');
    const [first] = canvas.getByRole('region', { name: 'All day' }).querySelectorAll('a');
    await expect(first?.textContent).toBe('Winter Melt');
    await expect(canvas.getByText('The season is here. For a few weeks only.')).toBeVisible();
  },
};
const many = Array.from({ length: 40 }, (_, at) => ({
  ...clubPlacard,
  placardId: `p${at}`,
  hash: `club-${at}`,
  name: `Club number ${at}`,
}));
const long: Menu = {
  categories: [
    {
      catId: '7',
      name: 'Sandwiches',
      description: '',
      sections: [
        { secId: 1, name: 'Hot from the press', schedule: [], placardIds: many.slice(0, 30).map(({ placardId }) => placardId) },
        { secId: 2, name: 'Cool and crisp', schedule: [], placardIds: many.slice(30).map(({ placardId }) => placardId) },
      ],
    },
    { catId: '10', name: 'Soups', description: '', sections: [{ secId: 3, name: 'All day', schedule: [], placardIds: ['p7'] }] },
  ],
  heroId: null,
  upsells: [],
  placards: Object.fromEntries(many.map((placard) => [placard.placardId, placard])),
};
/** The first screen is drawn first, and the rest after it. A search finds what is not drawn yet. */
export const LongSection: Story = {
  args: { menu: long },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section li')).toHaveLength(40));
    const names = canvas.getAllByRole('listitem').map((card) => card.querySelector('a')?.textContent);
    await expect(names).toEqual(many.map(({ name }) => name));
    await userEvent.type(canvas.getByRole('searchbox'), 'number 39');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Club number 39' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
  },
};
/** A press selects its tab at once, then its section opens; the address changes once. */
export const SectionSwitched: Story = {
  args: { menu: long, onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Soups' }));
    await expect(canvas.getByRole('tab', { name: 'Soups', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Soups' })).toBeVisible();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    await expect(args.onSelect).toHaveBeenCalledWith('10');
  },
};
const pressed = fn((event: MouseEvent) => {
  // A press that is left to the browser would leave the story.
  const isTaken = event.defaultPrevented;
  event.preventDefault();
  return isTaken;
});
/** A card is a link: with a modifier it is the browser's to open. */
export const LinksOfCards: Story = {
  play: async ({ canvas }) => {
    document.addEventListener('click', pressed);
    const link = canvas.getByRole('link', { name: 'Club' });
    await expect(link).toHaveAttribute('href', '/app/product/club-7202.html');
    const isTaken = (init: MouseEventInit) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }));
      return pressed.mock.results.at(-1)?.value as boolean;
    };
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) await expect(isTaken({ [modifier]: true })).toBe(false);
    await expect(isTaken({ button: 1 })).toBe(false);
    await expect(isTaken({})).toBe(true);
    await expect(isTaken({ detail: 0 })).toBe(true);
    document.removeEventListener('click', pressed);
  },
};
const added = fn(async () => {});
/** A double click adds one item. */
export const DoubleClick: Story = {
  loaders: [LazyAddingWords.preload],
  args: { onAdd: added },
  play: async ({ canvas, userEvent, step }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Add / });
    if (add === undefined) throw new Error('Nothing can be added.');
    added.mockClear();
    await userEvent.dblClick(add);
    await expect(added).toHaveBeenCalledTimes(1);
    await step('a press after it is another item', async () => {
      await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
      await userEvent.keyboard('{Enter}');
      await expect(added).toHaveBeenCalledTimes(2);
    });
  },
};
const held = fn(() => new Promise<void>(() => {}));
/** The server does not answer: the button says what it does, and takes no second press. */
export const Adding: Story = {
  loaders: [LazyAddingWords.preload],
  args: { onAdd: held },
  play: async ({ canvas, userEvent }) => {
    held.mockClear();
    const [add] = canvas.getAllByRole('button', { name: /^Add / });
    if (add === undefined) throw new Error('Nothing can be added.');
    const name = add.getAttribute('aria-label');
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAttribute('aria-label', name);
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(held).toHaveBeenCalledTimes(1);
    await expect((await canvas.findAllByText(`${name?.replace('Add', 'Adding')}…`)).length).toBeGreaterThan(0);
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
    await userEvent.clear(search);
    await userEvent.type(search, 'clubb');
    await expect(await canvas.findByText('1 item for “clubb”', { selector: 'p' })).toBeVisible();
  },
};
/** What is avoided shows neither in its category nor to a search before it is known. */
export const SearchedBeforeFilter: Story = {
  loaders: [() => import('#src/pages/menu/find-on-menu.ts')],
  args: { isFiltered: false, filter: ({ place, sought }) => place === 'above' && <p>Filter of {sought}</p> },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the menu' });
    await userEvent.click(search);
    await userEvent.type(search, 'clubb');
    await expect(await canvas.findByText('Filter of clubb')).toBeVisible();
    await expect(canvas.queryByText('1 item for “clubb”', { selector: 'p' })).toBeNull();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};
/** Prices begin where they are shown. */
export const NoCafe: Story = {
  args: { isPriced: false, notice: 'Prices and items vary by cafe..', hasCart: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From \$/)).toBeVisible();
  },
};
export const Unreachable: Story = { render: () => <MenuUnreachable onRetry={() => {}} /> };
