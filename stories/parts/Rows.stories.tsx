import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Bar } from '#src/ui/Bar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { Row } from '#src/ui/Row.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';

const meta = {
  title: 'Parts/Rows',
  tags: ['autodocs'],
  component: Chip,
  subcomponents: { Bar, MoneyTable, ResultList, ResultRow, Row, SkipLink, StickyActions, Steps, Thumbnail, VisuallyHidden },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Chip> = { args: { tone: 'good', children: 'Ready in about 10 min' } };

const capabilities = ['Pickup', 'Drive-thru', 'Curbside', 'Dine in'];

export const Found: Story = {
  render: function Found() {
    const [picked, setPicked] = useState('');
    return (
      <>
        <SkipLink to="main">Skip to content</SkipLink>
        <Bar start={<strong>Hearthside</strong>} end={<Button tone="quiet">Start an order</Button>} />
        <main id="main">
          <Page
            heading="Choose a cafe"
            above={
              <Steps
                label="Steps"
                doneLabel="done"
                steps={[
                  { key: 'how', label: 'Pickup', state: 'done', onPick: () => setPicked('how') },
                  { key: 'where', label: 'Cafe', state: 'current' },
                  { key: 'when', label: 'Time', state: 'next' },
                ]}
              />
            }
          >
            <Stack gap={24}>
              <TextField label="ZIP code, city, or address" defaultValue="63108" />
              <p>{picked === '' ? '3 cafes within 8 miles' : 'Back to how'}</p>
              <ResultList label="Cafes">
                {['Central West End', 'Delmar Loop'].map((name, at) => (
                  <ResultRow
                    key={name}
                    heading={name}
                    meta="Open until 9:00 PM · 0.4 mi"
                    chips={capabilities.map((word) => (
                      <Chip key={word}>{word}</Chip>
                    ))}
                    aside={at === 0 ? 'Ready in about 12 min' : 'Closed now'}
                    asideTone={at === 0 ? 'good' : 'warn'}
                    action={<Button tone={at === 0 ? 'primary' : 'secondary'}>Order here</Button>}
                  />
                ))}
              </ResultList>
            </Stack>
          </Page>
        </main>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pickup/ }));
    await expect(canvas.getByText('Back to how')).toBeVisible();
  },
};

export const Thumbnails: Story = {
  render: () => (
    <Page heading="Plates" width="wide">
      <Stack>
        <Row gap={24}>
          <Thumbnail src={pictureOf('bacon-turkey-club')} size="row" isEager />
          <Thumbnail src={pictureOf('garden-wrap')} size="row" isDimmed isEager />
          <Thumbnail src={null} size="row" alt="No picture" />
          <Thumbnail src="/no-such-picture.svg" size="row" isEager />
          <Thumbnail src={pictureOf('plain-bagel')} size="small" isEager />
          <IconButton label="Add" icon={Plus} tone="accent" isRound />
          <Chip tone="good">New</Chip>
          <Chip tone="warn">Few left</Chip>
        </Row>
        <Thumbnail src={pictureOf('soup-and-half-sandwich')} size="large" alt="Soup and half a sandwich" isEager />
      </Stack>
    </Page>
  ),
  // UI-13: a picture that does not come gives way to the neutral plate.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[src="/no-such-picture.svg"]')).toBeNull());
    await expect(canvasElement.querySelectorAll('img[width="400"][height="300"]')).toHaveLength(4);
  },
};

export const Figures: Story = {
  render: () => (
    <Page heading="Your order">
      <Stack gap={32}>
        <MoneyTable
          label="What it comes to"
          rows={[
            { key: 'sub', label: 'Subtotal', amount: '$27.47' },
            { key: 'saved', label: 'Discount', amount: '−$2.00', tone: 'good', note: 'Code BREAD' },
            { key: 'tax', label: 'Tax', amount: '$2.31', tone: 'muted' },
          ]}
          total={{ label: 'Total', amount: '$27.78' }}
        />
        <StickyActions>
          <Button isWide>
            Place order <VisuallyHidden>for</VisuallyHidden> $27.78
          </Button>
        </StickyActions>
      </Stack>
    </Page>
  ),
};

export const AtNight: Story = { ...Figures, tags: ['!autodocs'], globals: { theme: 'dark' } };

/** What sticks below the bar sticks below the banner that takes its place. */
export const BarWithBanner: Story = {
  render: function BarWithBanner() {
    const [isOffline, setOffline] = useState(false);
    return (
      <>
        <Bar start={<strong>Hearthside</strong>} banner={isOffline && <p>You’re offline.</p>} />
        <main>
          <Page heading="Menu">
            <Button onClick={() => setOffline(!isOffline)}>Turn the network off or on</Button>
          </Page>
        </main>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const reserved = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--bar-height'));
    const bar = canvas.getByRole('banner');
    const network = canvas.getByRole('button', { name: /network/ });
    await waitFor(() => expect(reserved()).toBe(bar.offsetHeight));
    await userEvent.click(network);
    await waitFor(() => expect(reserved()).toBe(canvas.getByText('You’re offline.').parentElement?.offsetHeight));
    await userEvent.click(network);
    await waitFor(() => expect(reserved()).toBe(bar.offsetHeight));
  },
};
