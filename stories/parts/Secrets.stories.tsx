import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Stack } from '#src/ui/Stack.tsx';

const meta = {
  title: 'Parts/Secrets',
  tags: ['autodocs'],
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
        <PasswordField {...args} label="New password" autoComplete="new-password" hint="8 to 16 characters." error="Add a number." />
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
    const error = /\D/.test(code) ? 'Only digits, please.' : null;
    return (
      <Page heading="Your code">
        <CodeField label="6-digit code" length={6} value={code} error={error} isRefused={false} isBusy={false} onChange={setCode} />
      </Page>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit code' });
    await step('a letter is said to be wrong, and what follows it is added', async () => {
      await userEvent.type(field, 'a');
      await expect(canvas.getByText('Only digits, please.')).toBeVisible();
      await userEvent.keyboard('4');
      await expect(field).toHaveValue('123a4');
    });
  },
};

export const WrongCode: Story = {
  render: function WrongCode() {
    const [code, setCode] = useState('123456');
    const isRefused = code === '123456';
    return (
      <Page heading="Your code">
        <CodeField
          label="6-digit code"
          length={6}
          value={code}
          error={isRefused ? 'Incorrect Code' : null}
          isRefused={isRefused}
          isBusy={false}
          onChange={setCode}
        />
      </Page>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the next digit starts a new code', async () => {
      await userEvent.keyboard('7');
      await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveValue('7');
    });
  },
};

/** The place is there first, so that its words are read out. */
export const Refused: Story = {
  render: function Refused() {
    const [isRefused, setRefused] = useState(false);
    return (
      <Page heading="Sign in">
        <Stack gap={24}>
          <LiveRegion isUrgent>{isRefused && <Notice tone="bad">That email and password don’t match.</Notice>}</LiveRegion>
          <LiveRegion>{!isRefused && <Notice tone="good">Nothing is wrong yet.</Notice>}</LiveRegion>
          <Button onClick={() => setRefused(true)}>Sign in</Button>
        </Stack>
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('That email and password don’t match.')).toBeVisible();
  },
};
