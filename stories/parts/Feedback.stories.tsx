import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { CellBlocks, ChoiceBlocks, ItemBlocks, RowBlocks } from '#src/ui/Blocks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Circle } from '#src/ui/Circle.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LongWait } from '#src/ui/LongWait.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Snackbar } from '#src/ui/Snackbar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';

const meta = {
  title: 'Parts/Feedback',
  tags: ['autodocs'],
  component: Notice,
  subcomponents: { Circle, EmptyState, LongWait, Skeleton, Snackbar, Spinner },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Notice> = {
  args: { tone: 'warn', heading: 'This cafe closes at 9:00 PM', children: 'Choose an earlier time, or order for tomorrow.' },
};

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
        <Waiting label="The menu is loading" shape="row" />
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
        <Waiting label="Your details are loading">
          <RowBlocks count={3} />
        </Waiting>
        <Waiting label="Your cart is loading">
          <ItemBlocks count={2} />
        </Waiting>
        <Waiting label="Times are loading">
          <CellBlocks count={6} hasFirst />
        </Waiting>
        <Waiting label="The item is loading">
          <ChoiceBlocks />
        </Waiting>
        <Waiting label="The menu is loading" shape="plate" />
      </Stack>
    </Page>
  ),
};

const retried = fn();
/** Announced; a note, here soon, takes the place of the blocks, and a retry puts them back. */
export const Late: Story = {
  render: () => (
    <>
      <main>
        <Page heading="Cafes near you">
          <Skeleton
            status={
              <LongWait
                label="Loading cafes"
                late="This is taking longer than usual."
                retryLabel="Try again"
                lateMs={1000}
                onRetry={retried}
              />
            }
          >
            <ItemBlocks count={3} />
          </Skeleton>
        </Page>
      </main>
      <footer />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    const blocks = () => main.querySelector('[data-wait] ~ [aria-hidden]');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    const announced = canvas.getByRole('status');
    await expect(main).not.toContainElement(announced);
    await expect(announced).toBeEmptyDOMElement();
    await waitFor(() => expect(announced).toHaveTextContent('Loading cafes'), { timeout: 3000 });
    await expect(blocks()).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
    await waitFor(() => expect(announced).toHaveTextContent('This is taking longer than usual.'));
    await expect(blocks()).not.toBeVisible();
    await userEvent.click(again);
    await expect(retried).toHaveBeenCalledOnce();
    await expect(blocks()).toBeVisible();
  },
};

/** A wait that is short is not announced; its name is there for who reads the page. */
export const Felt: Story = {
  render: () => (
    <main>
      <Waiting label="Loading the times">
        <CellBlocks count={6} />
      </Waiting>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the times')).toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the times'), { timeout: 4000 });
  },
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

export const AtNight: Story = { ...Notices, tags: ['!autodocs'], globals: { theme: 'dark' } };
