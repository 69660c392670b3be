import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { media } from '#src/ui/media.ts';
import { Tabs } from '#src/ui/Tabs.tsx';

const meta = { title: 'Parts/Tabs', tags: ['autodocs'], component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj;

const tabs = ['Featured', 'Sandwiches', 'Soups', 'Bakery'].map((label) => ({ key: label, label }));

function Shelves({ variant }: { readonly variant: 'line' | 'rail' }) {
  const [selected, setSelected] = useState('Featured');
  return (
    <>
      <Tabs label="Shelves" tabs={tabs} variant={variant} selected={selected} onSelect={setSelected} panelId="shelf" />
      <div id="shelf" role="tabpanel" aria-label={selected}>
        {selected}
      </div>
    </>
  );
}

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Tabs> = {
  args: { label: 'Shelves', tabs, selected: 'Soups', variant: 'line', panelId: 'shelf', onSelect: fn() },
  render: (args) => (
    <>
      <Tabs {...args} />
      <div id="shelf" role="tabpanel" aria-label={args.selected} />
    </>
  ),
};

/** UI-01: arrows move along the list, Home and End to its ends. */
export const Line: Story = {
  render: () => <Shelves variant="line" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sandwiches' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Soups' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Soups');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Featured' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Featured' })).toHaveFocus();
    await expect(canvas.getByRole('tablist')).not.toHaveAttribute('aria-orientation');
  },
};

/** UI-01: upright on wide screens, where the arrows up and down move along it. */
export const Rail: Story = {
  render: () => <Shelves variant="rail" />,
  play: async ({ canvas, userEvent }) => {
    const isUpright = window.matchMedia(media.desk).matches;
    await expect(canvas.getByRole('tablist').getAttribute('aria-orientation')).toBe(isUpright ? 'vertical' : null);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sandwiches' }));
    await userEvent.keyboard(isUpright ? '{ArrowRight}{ArrowDown}' : '{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Soups' })).toHaveFocus();
  },
};
