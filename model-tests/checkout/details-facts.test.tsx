import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { KnownDetails, TypedDetails } from '#domain/checkout/details.ts';
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
