import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const meta = {
  title: 'Parts/Layout',
  tags: ['autodocs'],
  component: Columns,
  subcomponents: { MoneyTable, Page, Panel, StickyActions },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj;

/** Change it in the controls. */
export const Adjustable: StoryObj<typeof Columns> = {
  args: { variant: 'formAndSummary', first: <p>What is filled in.</p>, second: <p>What it comes to.</p> },
};

/** The summary is beside the form on a desk, and below it on a phone, where the button stays at the foot of the window. */
export const FormAndSummary: Story = {
  render: () => (
    <main>
      <Page heading="Checkout" width="columns">
        <Columns
          variant="formAndSummary"
          first={<TextField label="First name" />}
          second={
            <Panel heading="Your order">
              <MoneyTable label="Order summary" rows={[]} total={{ label: 'Total', amount: '$7.71' }} />
              <StickyActions>
                <Button isWide>Place order $7.71</Button>
              </StickyActions>
            </Panel>
          }
        />
      </Page>
    </main>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Place order $7.71' })).toBeVisible(),
};

/** Equal columns on a desk; the first stays in sight while the second scrolls. */
export const PictureAndChoices: Story = {
  render: () => (
    <main>
      <Page heading="Tomato Basil Soup" width="columns">
        <Columns
          variant="pictureAndChoices"
          first={<p>Vine tomatoes, cream and basil.</p>}
          second={
            <StickyActions isOnDesk>
              <Button isWide>Add to cart $6.99</Button>
            </StickyActions>
          }
        />
      </Page>
    </main>
  ),
};
