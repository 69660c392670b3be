import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Stack } from '#src/ui/Stack.tsx';

const meta = {
  title: 'Parts/Secrets',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {
  render: (args) => (
    <Page heading="Sign in">
      <Stack gap={24}>
        <PasswordField {...args} name="password" autoComplete="current-password" />
        <PasswordField {...args} label="New password" autoComplete="new-password" hint="8 to 16 characters." error="It has no digit." />
      </Stack>
    </Page>
  ),
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(field, 'Sourdough1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const Code: Story = {
  render: function Code() {
    const [code, setCode] = useState('123');
    return (
      <Page heading="Your code">
        <CodeField label="6-digit code" length={6} value={code} error={null} isBusy={false} onChange={setCode} />
      </Page>
    );
  },
};

export const WrongCode: Story = {
  render: () => (
    <Page heading="Your code">
      <CodeField label="6-digit code" length={6} value="123456" error="Incorrect Code" isBusy={false} onChange={() => {}} />
    </Page>
  ),
};

/** The place is there first, so that its words are read out. */
export const Refused: Story = {
  render: function Refused() {
    const [isRefused, setRefused] = useState(false);
    return (
      <Page heading="Sign in">
        <Stack gap={24}>
          <Announced isUrgent>{isRefused && <Notice tone="bad">That e-mail and password do not match.</Notice>}</Announced>
          <Announced>{!isRefused && <Notice tone="good">Nothing is wrong yet.</Notice>}</Announced>
          <Button onClick={() => setRefused(true)}>Sign in</Button>
        </Stack>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('That e-mail and password do not match.')).toBeVisible();
  },
};
