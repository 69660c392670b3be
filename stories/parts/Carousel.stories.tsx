import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Carousel } from '#src/ui/Carousel.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { pictureOf } from '#src/views/pictures/pictures.ts';

const meta = { title: 'Parts/Carousel' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = [
  'sandwich',
  'bagel',
  'croissant',
  'cookie',
  'pie',
  'waffle',
  'bread',
  'pretzel',
  'cupcake',
  'pancakes',
  'egg',
  'pizza',
  'mango',
  'pear',
  'grapes',
  'lemon',
  'tomato',
  'cherries',
];

/** UI-04: the arrows hide at the ends. UI-05: a press moves 200 px. */
export const Long: Story = {
  render: () => (
    <div style={{ maxInlineSize: 600 }}>
      <Carousel label="Goes well with it" backLabel="Back" onLabel="On">
        {keys.map((key) => (
          <li key={key}>
            <a href={`#${key}`} aria-label={key}>
              <Plate src={pictureOf(key)} size="row" />
            </a>
          </li>
        ))}
      </Carousel>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('list');
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'On' }));
    await waitFor(() => expect(track.scrollLeft).toBe(200));
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    track.scrollLeft = track.scrollWidth;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'On' })).not.toBeInTheDocument());
  },
};
