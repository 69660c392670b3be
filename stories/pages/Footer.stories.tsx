import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Routed } from '#model-tests/kit/routed.tsx';
import { Footer } from '#src/pages/shell/Footer.tsx';

const meta: Meta<typeof Footer> = {
  title: 'Pages/Footer',
  component: Footer,
  decorators: [
    (Story) => (
      <Routed>
        <footer>
          <Story />
        </footer>
      </Routed>
    ),
  ],
  args: {
    kind: 'full',
    offersGroup: false,
    year: 2026,
    urls: {
      catering: 'https://catering.example/',
      support: 'https://support.example/',
      privacy: 'https://www.example/privacy',
      terms: 'https://www.example/terms',
      accessibility: 'https://www.example/accessibility',
    },
  },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Full: Story = {};
export const Groups: Story = {
  args: { offersGroup: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Group order' })).toHaveAttribute('href', expect.stringContaining('groupOrder')),
};
/** On a page on which something is to be finished. */
export const Limited: Story = {
  args: { kind: 'limited' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://support.example/');
  },
};
