import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Page } from '#src/ui/Page.tsx';

const meta = {
  title: 'Parts/Sheets',
  tags: ['autodocs'],
  component: Dialog,
  subcomponents: { Drawer },
  // A modal dialog covers whatever page it is on.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Dialog> = {
  args: {
    heading: 'Empty your cart?',
    closeLabel: 'Close',
    onClose: fn(),
    footer: <Button tone="danger">Empty it</Button>,
    children: 'Everything in it goes.',
  },
};

export const Asked: Story = {
  render: function Asked() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Page heading="A page">
        <Button onClick={() => setOpen(true)}>Empty it</Button>
        {isOpen && (
          <Dialog
            heading="Empty your cart?"
            closeLabel="Close"
            onClose={() => setOpen(false)}
            footer={
              <>
                <Button>Empty it</Button>
                <Button tone="quiet" onClick={() => setOpen(false)}>
                  Keep it
                </Button>
              </>
            }
          >
            Everything in it goes.
          </Dialog>
        )}
      </Page>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Empty it' });
    opener.focus();
    opener.click();
    await Promise.resolve();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const dialog = await canvas.findByRole('dialog', { name: 'Empty your cart?' });
    await expect(dialog).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Question: Story = {
  render: () => (
    <Dialog heading="Empty your cart?" closeLabel="Close" onClose={() => {}} footer={<Button tone="danger">Empty it</Button>}>
      Everything in it goes. You can start again from the menu.
    </Dialog>
  ),
};

export const AtTheSide: Story = {
  render: () => (
    <Drawer heading="Your cart" closeLabel="Close" onClose={() => {}} footer={<Button isWide>Check out</Button>}>
      Nothing in it yet.
    </Drawer>
  ),
};

export const AtNight: Story = { ...Question, tags: ['!autodocs'], globals: { theme: 'dark' } };
