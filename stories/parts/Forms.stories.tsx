import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';

const submitted = fn();

interface Props {
  readonly hasSummary?: boolean;
  readonly isBusy?: boolean;
  readonly refused?: { readonly name?: string; readonly phone?: string };
  /** What the owner of the form has for its fields. */
  readonly known?: { readonly name: string; readonly phone: string };
}

const nothing = { name: '', phone: '' };

/** A form of two fields, of which both are required. */
function Contact({ hasSummary = false, isBusy = false, refused = {}, known = nothing }: Props) {
  const form = useForm({
    initial: { ...known, isUrgent: false },
    followsInitial: true,
    problemsIn: ({ name, phone }) => ({
      ...(name === '' && { name: 'Enter a name.' }),
      ...(phone.length < 10 && { phone: 'A phone number has ten digits.' }),
    }),
    refused,
    isBusy,
    onSubmit: submitted,
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        {hasSummary && <ErrorSummary heading="Check these fields" {...form.summary} />}
        <TextField {...form.field('name')} label="Name" />
        <TextField {...form.field('phone')} label="Phone" />
        <CheckboxRow {...form.checkbox('isUrgent')} label="Urgent" />
        <Button type="submit">Send</Button>
        <Button tone="quiet" onClick={() => form.reset({ name: 'Ana' })}>
          Use my name
        </Button>
      </Stack>
    </form>
  );
}

const meta = { title: 'Parts/Forms', tags: ['autodocs'], component: Contact, beforeEach: () => void submitted.mockClear() } satisfies Meta<
  typeof Contact
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A submission with problems is not sent; it shows them and moves the focus to the first field that has one. */
export const FirstInvalidField: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name, phone] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Phone')];
    await userEvent.type(name, 'Ana');
    await expect(phone).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('A phone number has ten digits.');
    await expect(name).toBeValid();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Enter in the field that has the error: it is read out, since the focus stays where it is. */
export const EnterInTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Enter a name.'));
    await expect(name).toHaveFocus();
  },
};

/** An error goes as soon as its field is right; a new one waits for the next submission. */
export const MendedField: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name, phone, send] = [
      canvas.getByLabelText('Name'),
      canvas.getByLabelText('Phone'),
      canvas.getByRole('button', { name: 'Send' }),
    ];
    await userEvent.click(send);
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Ana');
    await expect(name).toBeValid();
    await userEvent.clear(name);
    await expect(name).toBeValid();
    await expect(phone).toBeInvalid();
    await userEvent.click(send);
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Ana');
    await userEvent.type(phone, '3145550142');
    await userEvent.click(canvas.getByLabelText('Urgent'));
    await userEvent.click(send);
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ name: 'Ana', phone: '3145550142', isUrgent: true }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** A press shows that it was one before the submission begins, and a second press before that is the same one. */
export const PressedTwice: Story = {
  args: { known: { name: 'Ana', phone: '3145550142' } },
  play: async ({ canvas }) => {
    submitted.mockClear();
    const send = canvas.getByRole('button', { name: 'Send' });
    send.click();
    send.click();
    await expect(submitted).not.toHaveBeenCalled();
    await waitFor(() => expect(submitted).toHaveBeenCalled());
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

/** With a summary of the errors the focus goes there, on every submission that has some; each line leads to its field, and stays until that is right. */
export const Summary: Story = {
  args: { hasSummary: true },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.getByRole('region', { name: 'Check these fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'A phone number has ten digits.' }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Phone'), '12');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Phone')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'A phone number has ten digits.' })).toBeVisible();
    await userEvent.click(send);
    await expect(canvas.getByRole('region', { name: 'Check these fields' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my name' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ana');
  },
};

/** The error of a field is read out when it is left, and not with every key that is typed in it. */
export const LeftField: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone');
    const region = () => canvas.getByText('A phone number has ten digits.').closest('[role=status]');
    await userEvent.type(phone, '314');
    await userEvent.tab();
    await expect(phone).toBeInvalid();
    await expect(region()).not.toBeNull();
    await userEvent.type(phone, '555');
    await expect(phone).toBeInvalid();
    await expect(region()).toBeNull();
    await userEvent.tab();
    await expect(region()).not.toBeNull();
  },
};

/** A required field that was emptied says so as it is left; one that was only passed says nothing. */
export const EmptiedField: Story = {
  args: { known: { name: 'Ana', phone: '' } },
  play: async ({ canvas, userEvent }) => {
    const [name, phone] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Phone')];
    await userEvent.click(phone);
    await userEvent.tab();
    await expect(phone).toBeValid();
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(name).toHaveAccessibleDescription('Enter a name.');
  },
};

const names = Array.from({ length: 40 }, (_, index) => `guest${index}`);

/** A summary that is longer than the window is shown from its heading. */
export const LongSummary: Story = {
  render: function LongSummary() {
    const form = useForm<Record<string, string>>({
      initial: Object.fromEntries(names.map((name) => [name, ''])),
      problemsIn: (values) => Object.fromEntries(names.filter((name) => values[name] === '').map((name) => [name, 'Enter a name.'])),
      onSubmit: submitted,
    });
    return (
      <form {...form.props}>
        <Stack gap={16}>
          <ErrorSummary heading="Check these fields" {...form.summary} />
          {names.map((name) => (
            <TextField key={name} {...form.field(name)} label={name} />
          ))}
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = canvas.getByRole('region', { name: 'Check these fields' });
    await expect(summary).toHaveFocus();
    await expect(summary.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(summary.getBoundingClientRect().top).toBeLessThan(innerHeight);
  },
};

/** A refusal stays in the summary where its field is left as it is. */
export const RefusedInSummary: Story = {
  args: { hasSummary: true, refused: { phone: 'This number is taken.' }, known: { name: 'Ana', phone: '3145550142' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This number is taken.' }));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Phone')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'This number is taken.' })).toBeVisible();
  },
};

/** What was refused is shown with its field until that is edited, and again when the same is submitted. */
export const Refused: Story = {
  args: { refused: { name: 'This name is taken.' } },
  play: async ({ canvas, userEvent }) => {
    const [name, phone] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Phone')];
    await userEvent.type(phone, '3145550142');
    await expect(name).toHaveAccessibleDescription('This name is taken.');
    await userEvent.type(name, 'Ana');
    await expect(name).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken.'));
  },
};

/** The focus goes to the first choice of a group that lacks one, whose error describes the group. */
export const MissingChoice: Story = {
  render: function MissingChoice() {
    const form = useForm<{ readonly size: string | null }>({
      initial: { size: null },
      problemsIn: ({ size }) => (size === null ? { size: 'Choose a size.' } : {}),
      onSubmit: submitted,
    });
    return (
      <form {...form.props}>
        <Stack gap={16}>
          <RadioRows
            legend="Size"
            value={form.values.size}
            error={form.errors.size}
            options={[
              { value: 'cup', label: 'Cup', isDisabled: true },
              { value: 'bowl', label: 'Bowl' },
            ]}
            onChange={(size) => form.set({ size })}
          />
          <Button type="submit">Send</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('radio', { name: 'Bowl' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bowl' }));
    await expect(canvas.getByRole('group', { name: 'Size' })).not.toHaveAccessibleDescription();
  },
};

/** While a submission is under way another one is not sent. */
export const Busy: Story = {
  args: { isBusy: true, known: { name: 'Ana', phone: '3145550142' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** A later initial value takes the place of what was typed. */
export const FollowsInitial: Story = {
  render: function FollowsInitial() {
    const [known, setKnown] = useState(nothing);
    return (
      <Stack gap={16}>
        <Contact known={known} />
        <Button onClick={() => setKnown({ name: 'Springfield', phone: '' })}>Take the suggestion</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Sprngfield');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the suggestion' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Springfield');
    await userEvent.type(canvas.getByLabelText('Name'), '!');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Springfield!');
  },
};
