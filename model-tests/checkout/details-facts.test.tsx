import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { KnownDetails, TypedDetails } from '#domain/checkout/details.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { fixtureWith } from './checkout.fixture.tsx';
import { emptyForm, noDraft } from '../samples/checkout.ts';

const ana: KnownDetails = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(314) 555-0142' };
const edit = page.getByRole('button', { name: 'Edit your details' });
const firstName = page.getByLabelText('First name');

const openForm = (known: KnownDetails, typed: TypedDetails = {}) => render(fixtureWith(noDraft, known)({ ...emptyForm, typed }, () => {}));

it('the details of a member are facts, and Edit leads to their fields (CHECKOUT-06)', async () => {
  await openForm(ana);
  await expect.element(page.getByText('ana@example.com · (314) 555-0142')).toBeVisible();
  await expect.element(firstName).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /^Text me/ })).toBeVisible();
  await edit.click();
  await expect.element(firstName).toHaveFocus();
  await expect.element(firstName).toHaveValue('Ana');
});

it.for([
  ['where the account has no phone', { ...ana, phone: '' }, {}],
  ['where they were typed here', ana, { firstName: 'Maximilian' }],
] as const)('a member has the fields %s', async ([, known, typed]) => {
  await openForm(known, typed);
  await expect.element(firstName).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});

const news = page.getByRole('checkbox', { name: 'Email me news and offers' });

it('a guest is asked about news and offers by email, and nothing is ticked for them (CART-30)', async () => {
  const send = vi.fn<(event: CheckoutEvent) => void>();
  await render(fixtureWith(noDraft)(emptyForm, send));
  await expect.element(news).not.toBeChecked();
  await news.click();
  expect(send.mock.calls).toEqual([[{ type: 'details.typed', typed: { eMarketable: true } }]]);
});

it.for([
  ['a member is not asked about news and offers, which their account says', {}, false],
  ['a member who chose them as a guest can still say no', { eMarketable: true }, true],
] as const)('%s (CART-30)', async ([, typed, isAsked]) => {
  await openForm(ana, typed);
  await expect.element(page.getByRole('checkbox', { name: /^Text me/ })).toBeVisible();
  if (isAsked) await expect.element(news).toBeChecked();
  else await expect.element(news).not.toBeInTheDocument();
});
