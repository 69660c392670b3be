import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import parking from '../../public/content/parking.svg?raw';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { CellBlocks, ChoiceBlocks, ItemBlocks, RowBlocks } from '#src/ui/Blocks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Circle } from '#src/ui/Circle.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { LongWait } from '#src/ui/LongWait.tsx';
import { MaskIcon } from '#src/ui/MaskIcon.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Snackbar } from '#src/ui/Snackbar.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Stages } from '#src/ui/Stages.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';

const meta = {
  title: 'Parts/Feedback',
  tags: ['autodocs'],
  component: Notice,
  subcomponents: { Circle, EmptyState, LiveRegion, LongWait, MaskIcon, NewWords, Skeleton, Snackbar, Spinner },
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
        <Notice tone="warn" heading="This cafe closes at 9:00 PM" action={{ label: 'Change time', onAct: () => {} }}>
          Choose an earlier time, or order for tomorrow.
        </Notice>
        <LiveRegion isUrgent>
          <Notice tone="bad" heading="We couldn’t reach the cafe" action={{ label: 'Try again', onAct: () => {} }}>
            Nothing was ordered.
          </Notice>
        </LiveRegion>
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
    const blocks = () => main.querySelector('[aria-busy]');
    await expect(main).not.toHaveAttribute('aria-busy');
    const announced = canvas.getByRole('status');
    await expect(blocks()).not.toContainElement(announced);
    // Once more, for a screen reader that listens to it by then.
    await waitFor(() => expect(announced).toHaveTextContent('Loading cafesLoading cafes'));
    await waitFor(() => expect(announced).toHaveTextContent(/^Loading cafes$/));
    await expect(blocks()).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
    await waitFor(() => expect(announced).toHaveTextContent('This is taking longer than usual.'));
    await expect(blocks()).not.toBeVisible();
    await userEvent.click(again);
    await expect(canvas.getByRole('heading', { name: 'Cafes near you' })).toHaveFocus();
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

function AddOne() {
  const [count, setCount] = useState(0);
  return (
    <Stack gap={24}>
      <Button onClick={() => setCount(count + 1)}>Add</Button>
      <LiveRegion>{count > 0 && <Notice tone="good">{`${count} in your cart`}</Notice>}</LiveRegion>
      {count > 1 && (
        <NewWords>
          <Notice tone="warn">That is all there is.</Notice>
        </NewWords>
      )}
    </Stack>
  );
}

/** A region that is there before its words, and words that come with their place: for a moment it has them twice, which is heard. */
export const Announcements: Story = {
  render: () => <AddOne />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(region).toHaveTextContent('1 in your cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const words = canvas.getAllByRole('status')[1]!;
    const heard: string[] = [];
    new MutationObserver((changes) =>
      heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))),
    ).observe(words, { childList: true });
    await expect(words).toHaveTextContent(/^That is all there is.$/);
    await waitFor(() => expect(heard).toEqual(['That is all there is.']));
    await waitFor(() => expect(words).toHaveTextContent(/^That is all there is.$/));
  },
};

const howFar = {
  label: 'How far your order is',
  doneLabel: 'done',
  stages: [
    { key: 'received', label: 'Received', note: '12:00 PM', state: 'done' },
    { key: 'preparing', label: 'Preparing', note: '12:02 PM', state: 'current' },
    { key: 'check', label: 'Quality check', note: '', state: 'next' },
    { key: 'ready', label: 'Ready', note: '', state: 'next' },
  ],
} as const;

/** Progress in stages: the shape of a mark says the same as its color. */
export const HowFar: StoryObj<typeof Stages> = {
  render: () => (
    <Page heading="How far it is">
      <Stages {...howFar} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Received').closest('li')).toHaveTextContent('Received, done12:00 PM');
  },
};

/** On a narrow phone the stages stand side by side; with text twice as large they stand below each other, each word whole. */
export const HowFarInLargeText: StoryObj<typeof Stages> = {
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <Stages {...howFar} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = () => howFar.stages.map(({ label }) => canvas.getByText(label));
    const tops = () => new Set(words().map((word) => Math.round(word.getBoundingClientRect().top))).size;
    await expect(tops()).toBe(1);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await waitFor(() => expect(tops()).toBe(4));
    for (const word of words()) await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    await expect(canvas.getByText('Received').getBoundingClientRect().height).toBeLessThan(60);
    style.removeProperty('font-size');
  },
};

/** An icon of a server, in the color of the text. */
export const IconOfServer: Story = {
  render: () => (
    <Page heading="Icons of editors">
      <p>
        <MaskIcon svg={parking} size={32} /> Parking
      </p>
    </Page>
  ),
};
