import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shelves } from '#sandbox/seeds/menu/shelves.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Page } from '#src/ui/Page.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';

interface FoodProps {
  /** A plate of a row, or of a card. */
  readonly size: 'row' | 'card';
}

/** Every picture of the sandbox's menu, category by category (decision 021). */
function Food({ size }: FoodProps) {
  return (
    <Page heading="Food" width="wide">
      <Stack gap={32}>
        {shelves
          .filter(({ name }) => name !== 'Featured')
          .map(({ catId, name, sections }) => (
            <section key={catId} aria-label={name}>
              <Stack gap={12}>
                <h2>{name}</h2>
                <Row gap={12}>
                  {sections
                    .flatMap(({ placardIds }) => placardIds)
                    .flatMap((id) => placards.get(String(id)) ?? [])
                    .map(({ placardId, imgKey, name: food }) => (
                      <div key={placardId} style={{ inlineSize: size === 'row' ? 84 : 300 }}>
                        <Thumbnail src={pictureOf(imgKey)} size={size} alt={food} />
                      </div>
                    ))}
                </Row>
              </Stack>
            </section>
          ))}
      </Stack>
    </Page>
  );
}

const meta: Meta<typeof Food> = {
  title: 'Foundations/Food',
  component: Food,
  // A picture that did not come would be replaced by the neutral plate.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img').length).toBe(placards.size));
    await expect(canvas.getAllByRole('img').filter((plate) => plate.querySelector('img') === null)).toEqual([]);
  },
};
export default meta;
type Story = StoryObj<typeof Food>;

export const InRows: Story = { args: { size: 'row' } };
export const OnCards: Story = { args: { size: 'card' } };
