import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ActionField } from '#src/ui/ActionField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CodeEntry } from '#src/ui/CodeEntry.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { UrgentRegion } from '#src/ui/UrgentRegion.tsx';

const meta = { title: 'Parts/Fields', tags: ['autodocs'], component: TextField, args: { label: 'Name' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  render: function Form() {
    const [request, setRequest] = useState('Please cut it in half.');
    return (
      <Page heading="Your details">
        <Stack gap={24}>
          <TextField label="Name" name="name" autoComplete="name" hint="We call it when the order is ready." />
          <MaskedField label="Phone" name="phone" inputMode="tel" mask="(###) ###-####" error="A phone number has ten digits." />
          <Select
            label="Address type"
            options={[
              { value: 'home', label: 'Residential' },
              { value: 'work', label: 'Business' },
            ]}
          />
          <TextArea
            label="Instructions"
            optional="(optional)"
            value={request}
            maxLength={120}
            onChange={(event) => setRequest(event.target.value)}
          />
          <ActionField label="ZIP code" name="zip" action={{ label: 'Use my location', icon: LocateFixed, onAct: () => {} }} />
          <TextField label="State" defaultValue="Missouri" disabled />
          <Button isWide>Continue</Button>
        </Stack>
      </Page>
    );
  },
};

/** Its reason is read out at once, because the focus is in the field already. */
export const Refused: Story = {
  render: () => <ActionField label="ZIP code" error="Enter a 5-digit ZIP code." errorIn={UrgentRegion} action={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a 5-digit ZIP code.');
  },
};

export const Masked: Story = {
  render: function Masked() {
    const [value, setValue] = useState('');
    return <MaskedField label="Phone" mask="(###) ###-####" value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(field, '3145550142');
    await expect(field).toHaveValue('(314) 555-0142');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('(345) 550-142');
    await expect(field.selectionStart).toBe(2);
  },
};

export const Wrong: Story = {
  args: { label: 'Phone', error: 'A phone number has ten digits.', hint: 'For the driver.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('A phone number has ten digits. For the driver.');
    await expect(canvas.getByLabelText('Phone')).toBeInvalid();
  },
};

export const Code: Story = {
  render: () => (
    <form>
      <CodeEntry label="Promo code" name="code" error="WELCOME6 isn’t a code we know." submitLabel="Apply" isBusy={false} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Promo code')).toHaveAccessibleDescription('WELCOME6 isn’t a code we know.');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};

export const AtNight: Story = { ...Form, tags: ['!autodocs'], globals: { theme: 'dark' } };
