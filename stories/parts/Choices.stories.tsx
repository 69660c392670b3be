import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike, ShoppingBag } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ChoiceRows } from '#src/ui/ChoiceRows.tsx';
import { FilterChip } from '#src/ui/FilterChip.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Group } from '#src/ui/Group.tsx';
import { Page } from '#src/ui/Page.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { RadioTiles } from '#src/ui/RadioTiles.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';

const meta = {
  title: 'Parts/Choices',
  tags: ['autodocs'],
  component: Stepper,
  subcomponents: { CheckboxRow, ChoiceRows, FilterChip, Fold, Group, RadioChips, RadioRows, RadioTiles, Segments },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Stepper> = {
  args: { label: 'Quantity', lessLabel: 'One less', moreLabel: 'One more', value: 1, min: 1, max: 3, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

/** One is on, one opens a dialog. */
export const Filters: Story = {
  render: function Filters() {
    const [isOn, setIsOn] = useState(true);
    return (
      <Page heading="Filters">
        <Stack gap={12}>
          <FilterChip isOn={isOn} onPress={() => setIsOn(!isOn)}>
            Hide milk
          </FilterChip>
          <FilterChip isOn={false} isOpener onPress={() => {}}>
            All filters
          </FilterChip>
        </Stack>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Hide milk' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'All filters' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

const sizes = [
  { value: 'cup', label: 'Cup', meta: '150 cal', end: '$4.29' },
  { value: 'bowl', label: 'Bowl', meta: '290 cal', end: '$5.99' },
  { value: 'group', label: 'Group', meta: 'Sold out today', end: '$24.99', isDisabled: true },
] as const;
const times = ['10:15 AM', '10:30 AM', '10:45 AM', '11:00 AM', '11:15 AM', '11:30 AM'].map((label, at) => ({
  value: label,
  label,
  isDisabled: at === 2,
}));
const days = ['Today', 'Tomorrow', 'Wed', 'Thu', 'Fri', 'Sat'].map((label, at) => ({
  value: label,
  label,
  meta: label === 'Thu' ? 'Closed' : `Nov ${23 + at}`,
  isDisabled: label === 'Thu',
}));

export const All: Story = {
  render: function All() {
    const [size, setSize] = useState<string>('bowl');
    const [day, setDay] = useState<string>('Today');
    const [time, setTime] = useState<string | null>('10:30 AM');
    const [count, setCount] = useState(1);
    return (
      <Page heading="Choices">
        <Stack gap={32}>
          <RadioRows legend="Size" value={size} options={sizes} onChange={setSize} />
          <RadioRows legend="Size, as boxes" variant="tiles" value={size} options={sizes} onChange={setSize} />
          <RadioChips legend="Day" variant="days" value={day} options={days} onChange={setDay} />
          <RadioChips legend="Time" variant="grid" value={time} options={times} onChange={setTime} error="Choose a time." />
          <Group legend="Extras" hint="Up to two.">
            <ChoiceRows>
              <CheckboxRow label="Avocado" meta="120 cal" end="+$1.50" defaultChecked />
              <CheckboxRow label="Bacon" end="+$2.00" />
            </ChoiceRows>
          </Group>
          <Stepper label="Quantity" lessLabel="One less" moreLabel="One more" value={count} min={1} max={3} onChange={setCount} />
        </Stack>
      </Page>
    );
  },
};
/** Each kind of choice answers to a press. */
export const Used: Story = {
  ...All,
  play: async ({ canvas, userEvent }) => {
    const [cup] = canvas.getAllByRole('radio', { name: /Cup/ });
    if (cup === undefined) throw new Error('There is no cup.');
    await userEvent.click(cup);
    await expect(cup).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '11:00 AM' }));
    await expect(canvas.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
  },
};

export const Limits: Story = {
  render: function Limits() {
    const [count, setCount] = useState(2);
    return <Stepper label="Quantity" lessLabel="One less" moreLabel="One more" value={count} min={1} max={2} onChange={setCount} />;
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
  },
};

export const AtNight: Story = { ...All, tags: ['!autodocs'], globals: { theme: 'dark' } };

const tileOptions = [
  { value: 'pickup', label: 'Pickup', icon: ShoppingBag },
  { value: 'delivery', label: 'Delivery', icon: Bike },
] as const;
export const Tiles: Story = {
  render: function Tiles() {
    const [way, setWay] = useState<'pickup' | 'delivery'>('pickup');
    return (
      <>
        <h2 id="tiles">How would you like it?</h2>
        <RadioTiles labelledBy="tiles" value={way} options={tileOptions} onChange={setWay} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivery' }));
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'How would you like it?' })).toBeVisible();
  },
};

const levels = [
  { value: 'none', label: 'None' },
  { value: 'regular', label: 'Regular' },
  { value: 'extra', label: 'Extra', meta: '+$1.55' },
] as const;
export const Levels: Story = {
  render: function Levels() {
    const [level, setLevel] = useState<'none' | 'regular' | 'extra'>('regular');
    return <Segments label="Gruyere amount" value={level} options={levels} onChange={setLevel} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Extra/ }));
    await expect(canvas.getByRole('radio', { name: /Extra/ })).toBeChecked();
  },
};

export const Folded: Story = {
  render: () => (
    <Fold label="Cheese" meta="Cheddar, Provolone, and 4 more. Up to 2">
      <ChoiceRows>
        <CheckboxRow label="Cheddar" end="+$1.30" />
      </ChoiceRows>
    </Fold>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cheese'));
    await expect(canvas.getByRole('checkbox', { name: /Cheddar/ })).toBeVisible();
  },
};
