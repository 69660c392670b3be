import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Search } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

const meta = { title: 'Parts/Buttons', tags: ['autodocs'], component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Page heading="Buttons" lead="One primary action per screen; all others stand back.">
      <Stack>
        <Row>
          <Button>Order here</Button>
          <Button tone="secondary">Change time</Button>
          <Button tone="neutral">Clear search</Button>
          <Button tone="quiet">Edit</Button>
          <Button tone="danger">Remove</Button>
          <Button tone="dark">Cart</Button>
        </Row>
        <Row>
          <Button size="small">Add</Button>
          <Button tone="secondary" disabled>
            Closed
          </Button>
          <ButtonLink href="#there" tone="secondary">
            Go there
          </ButtonLink>
          <IconButton label="Search" icon={Search} />
          <IconButton label="Add one" icon={Plus} tone="accent" isRound />
        </Row>
        <Button isWide>Find</Button>
        <p>
          No account needed. <InlineButton>Sign in</InlineButton> for rewards.
        </p>
      </Stack>
    </Page>
  ),
};

export const Pressed: Story = {
  args: { children: 'Add', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { children: 'Adding…', isBusy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Adding…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AtNight: Story = { ...Tones, tags: ['!autodocs'], globals: { theme: 'dark' } };
