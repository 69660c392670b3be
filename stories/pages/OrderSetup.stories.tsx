import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { found203 } from '#model-tests/samples/cafes.ts';
import { setupHead } from '#model-tests/samples/setup-head.tsx';
import { CafeSearchView } from '#src/flows/cafe-search/CafeSearchView.tsx';
import { asPage } from './as-page.tsx';

const asking = { typed: '62701', canLocate: true } as const;
const results = { ...asking, kind: 'results', place: { kind: 'address', address: '62701' }, destination: 'RPU' } as const;
const cafes = [
  found203,
  {
    ...found203,
    cafeId: '204',
    name: 'Harbor',
    street: '608 Mill St',
    messages: [],
    isOpen: false,
    closesAt: null,
    opensAt: '2026-11-21T06:00',
    latitude: 39.7725,
    longitude: -89.6889,
    distance: 5100,
  },
  {
    ...found203,
    cafeId: '205',
    name: 'Granary',
    street: '756 Park Ave',
    messages: [],
    latitude: 39.83,
    longitude: -89.6,
    distance: 9600,
  },
];

const meta: Meta<typeof CafeSearchView> = {
  title: 'Pages/Order setup',
  component: CafeSearchView,
  decorators: [asPage],
  args: {
    head: setupHead('cafe'),
    previous: null,
    screen: results,
    send: fn(),
    cafes,
    now: () => '2026-11-20T11:30',
    searchRadius: 8,
    map: 'drawn',
  },
};
export default meta;
type Story = StoryObj<typeof CafeSearchView>;

/** The nearest open cafe has the primary button. */
export const Cafes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 cafes near 62701')).toBeVisible();
  },
};
export const WithoutMap: Story = { args: { map: 'none' } };
/** Cafes farther away come when asked for, and the first of them has the focus. */
export const Farther: Story = {
  args: { map: 'none', searchRadius: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show cafes farther away' }));
    await expect(canvas.getByRole('heading', { name: 'Granary' })).toHaveFocus();
  },
};
const nowhere = { ...asking, typed: '99501', kind: 'nowhere', place: { kind: 'address', address: '99501' } } as const;
/** On a desk the list keeps its width, beside a map without pins. */
export const NoCafes: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { screen: nowhere },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect().right).toBeLessThan(700);
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] > svg path')).not.toBeNull());
    await expect(canvasElement.querySelector('[aria-hidden] > svg text')).toBeNull();
  },
};
/** The list has the whole width where the operator has no map, or no picture of the place. */
export const NoCafesWithoutMap: Story = { args: { screen: nowhere, map: 'none' } };
export const NoCafesWithoutPicture: Story = {
  globals: { viewport: { value: 'desk' } },
  args: { screen: nowhere, map: { imageUrl: 'https://maps.example.com/{lat},{lng}' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect().right).toBeGreaterThan(700);
  },
};
