import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellBlocks, ChoiceBlocks, ItemBlocks, RowBlocks } from '#src/ui/Blocks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Circle } from '#src/ui/Circle.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Snackbar } from '#src/ui/Snackbar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';

const meta = { title: 'Parts/Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {
  render: () => (
    <Page heading="What is said">
      <Stack gap={24}>
        <Notice>Prices may change until you have chosen a time.</Notice>
        <Notice tone="good" heading="Your code is accepted">
          You save $2.00.
        </Notice>
        <Notice tone="warn" heading="This cafe closes at 9:00pm" action={{ label: 'Change time', onAct: () => {} }}>
          Choose an earlier time, or order for tomorrow.
        </Notice>
        <Notice tone="bad" heading="We couldn’t reach the cafe" action={{ label: 'Try again', onAct: () => {} }} isLive>
          Nothing was ordered.
        </Notice>
        <Circle />
        <Spinner label="Finding cafes…" />
        <Skeleton label="The menu is loading" shape="row" />
        <EmptyState
          picture={<Thumbnail src={pictureOf('country-sourdough')} size="row" />}
          heading="Your cart is empty"
          action={<Button>See the menu</Button>}
        >
          Add something from the menu to get started.
        </EmptyState>
      </Stack>
    </Page>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Page heading="What is on its way">
      <Stack gap={32}>
        <Skeleton label="Your details are loading">
          <RowBlocks count={3} />
        </Skeleton>
        <Skeleton label="Your cart is loading">
          <ItemBlocks count={2} />
        </Skeleton>
        <Skeleton label="Times are loading">
          <CellBlocks count={6} hasFirst />
        </Skeleton>
        <Skeleton label="The item is loading">
          <ChoiceBlocks />
        </Skeleton>
        <Skeleton label="The menu is loading" shape="plate" />
      </Stack>
    </Page>
  ),
};

const dismissed = fn();
const acted = fn();

export const InTheCorner: Story = {
  render: () => (
    <Snackbar
      said={{ tone: 'success', message: 'Sourdough was removed.', action: { label: 'Undo', onAct: acted } }}
      dismissLabel="Dismiss"
      onDismiss={dismissed}
      onHold={() => {}}
      onRelease={() => {}}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(acted).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismissed).toHaveBeenCalled();
  },
};

export const AtNight: Story = { ...Notices, globals: { theme: 'dark' } };
