import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { OfferView, type OfferState } from '#src/pages/offer/OfferView.tsx';
import { asPage } from './as-page.tsx';

const soup = { ...clubPlacard, placardId: '10101', hash: 'soup-10101', name: 'Tomato Basil Soup', imgKey: 'tomato-basil-soup' };
const placards = [clubPlacard, soup];
const onAdd = fn(async () => {});
const known: Extract<OfferState, { kind: 'known' }> = {
  kind: 'known',
  offer: { name: 'Lunch in two halves', description: 'A sandwich and a soup.', placardIds: placards.map(({ placardId }) => placardId) },
  placards,
  menu: {
    categories: [],
    heroId: null,
    upsells: [],
    placards: Object.fromEntries(placards.map((placard) => [placard.placardId, placard])),
  },
  wanted: { destination: 'RPU', at: '2026-11-20T12:30' },
  soldOut: new Set<string>(),
  marks: undefined,
  cafeName: 'Old Mill',
  hasCart: true,
  isPriced: true,
  notice: null,
  returnTo: '/app/initiateOffer.html?offerId=lunch',
  priceOf: cardPriceText,
  onAdd,
};

const meta: Meta<typeof OfferView> = {
  title: 'Pages/Offer',
  component: OfferView,
  decorators: [asPage],
  args: { of: 'offer', state: known },
};
export default meta;
type Story = StoryObj<typeof OfferView>;

export const Known: Story = {
  async play({ canvas, userEvent }) {
    onAdd.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tomato Basil Soup' }));
    await expect(onAdd).toHaveBeenCalledWith(soup);
  },
};
export const AtNight: Story = { globals: { theme: 'dark' } };
export const BeforeAnOrder: Story = {
  args: {
    state: {
      ...known,
      cafeName: null,
      hasCart: false,
      isPriced: false,
      notice: 'Prices and items vary by cafe..',
    },
  },
};
/** What a reward can be used on. */
export const Reward: Story = {
  args: { of: 'reward', state: { ...known, offer: { ...known.offer, name: 'A free lunch' } } },
};
export const RewardOnTheOrder: Story = {
  args: { of: 'reward', state: { ...known, offer: { name: '$3 off', description: '', placardIds: [] }, placards: [] } },
};
export const NothingHere: Story = { args: { state: { ...known, placards: [] } } };
export const Waiting: Story = { args: { state: { kind: 'waiting', onRetry: fn() } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
export const Over: Story = { args: { state: { kind: 'over' } } };
export const RewardGone: Story = { args: { of: 'reward', state: { kind: 'over' } } };
