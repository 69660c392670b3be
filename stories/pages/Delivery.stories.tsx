import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { must } from '#domain/must.ts';
import { addresses } from '#model-tests/samples/account.ts';
import { found203 } from '#model-tests/samples/cafes.ts';
import { setupHead } from '#model-tests/samples/setup-head.tsx';
import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import { asPage } from './as-page.tsx';

const address = '1 Main St, Springfield, IL 62701';
const typed = { text: address, line2: '', instructions: '' };
const unfinished = { ...typed, text: '215 N Clay' };
const near = { cafeId: '203', distance: 804 };

const meta: Meta<typeof AddressSearchView> = {
  title: 'Pages/Delivery address',
  component: AddressSearchView,
  decorators: [asPage],
  args: {
    head: setupHead('address'),
    screen: { kind: 'asking', typed: { ...typed, text: '' }, trouble: null },
    send: fn(),
    cafe: null,
    minimum: null,
    now: () => '2026-11-20T11:30',
    map: 'drawn',
    offered: [],
  },
};
export default meta;
type Story = StoryObj<typeof AddressSearchView>;

/** What the driver reads has two lines, and says how long it may be (ORD-SETUP-25). */
export const Asking: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Instructions for the driver/ });
    await expect(field).toHaveAttribute('rows', '2');
    await expect(field).toHaveAccessibleDescription('Just for finding you. Food requests go with each item.');
    await expect(canvas.getByText('0 / 120')).toBeVisible();
  },
};
/** A member chooses one of theirs: it is typed for them and checked (ADDR-08). */
export const OwnAddresses: Story = {
  args: { offered: addresses },
  play: async ({ args, canvas, userEvent }) => {
    const [choose] = canvas.getAllByRole('button', { name: /^Use this address/ });
    await userEvent.click(must(choose, 'a button'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'address.submitted' });
  },
};
/** A number and the beginning of a name. */
export const Unfinished: Story = {
  args: { screen: { kind: 'asking', typed: unfinished, trouble: 'unrecognized' } },
};

function Refused(args: ComponentProps<typeof AddressSearchView>) {
  const [screen, setScreen] = useState(args.screen);
  return (
    <AddressSearchView
      {...args}
      screen={screen}
      send={({ type }) => type === 'address.submitted' && setScreen({ kind: 'asking', typed: unfinished, trouble: 'unrecognized' })}
    />
  );
}

/** Enter leaves the focus in the field, which alone would say nothing: a region that was there before says what is wrong. */
export const RefusedOnEnter: Story = {
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/^Street address/);
    const regions = canvas.getAllByRole('alert');
    await userEvent.type(field, '215 N Clay');
    // Enter, which does not reach a button outside of the form here.
    field.form?.requestSubmit();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(regions.map(({ textContent }) => textContent)).toContain(canvas.getByText(/^We can’t find that address/).textContent);
  },
};
/** What a delivery means comes before the button that says yes to it. */
export const Deliverable: Story = {
  args: { screen: { kind: 'deliverable', typed, address, cafe: near }, cafe: found203, minimum: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$10.00 before tax')).toBeVisible();
  },
};
/** It is not open yet: no time of arrival, and no minimum is known. */
export const DeliverableLater: Story = {
  args: {
    screen: { kind: 'deliverable', typed, address, cafe: near },
    cafe: { ...found203, isOpen: false, closesAt: null, opensAt: '2026-11-21T06:00', leadTime: null },
  },
};
/** The heading has the focus; what only a driver needs is not asked. */
export const OutOfReach: Story = {
  args: { screen: { kind: 'outOfReach', typed, address, cafe: near }, cafe: found203 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'We don’t deliver to this address yet' })).toHaveFocus();
    await expect(canvas.queryByLabelText(/^Apartment/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    await expect(canvas.getByLabelText(/^Street address/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Street address/)).toHaveValue(address);
  },
};
export const OutOfReachClosed: Story = {
  args: {
    screen: { kind: 'outOfReach', typed, address, cafe: near },
    cafe: { ...found203, isOpen: false, closesAt: null, opensAt: '2026-11-21T06:00', leadTime: null },
  },
};
/** Beside the form there is room for the map of the cafe. */
export const OutOfReachOnDesk: Story = {
  ...OutOfReach,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'We don’t deliver to this address yet' })).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] svg text')).toHaveTextContent(found203.name));
  },
};
/** No cafe is near at all. */
export const Nowhere: Story = { args: { screen: { kind: 'outOfReach', typed, address, cafe: null } } };
