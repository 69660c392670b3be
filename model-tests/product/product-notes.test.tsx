import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { ProductEvent } from '#machines/product/product.types.ts';
import { screenOf } from '../kit/model.ts';
import { graphOf } from '../kit/graph.ts';
import { model } from './product.model.ts';
import { fixture } from './product.fixture.tsx';
import type { ProductScreen } from '#machines/product/product.screen.ts';

const choosing = graphOf(model)
  .nodes.map(({ snapshot }) => screenOf(model, snapshot) as ProductScreen)
  .find(({ kind }) => kind === 'choosing')!;

it('Notes for the kitchen and the bag with a forbidden character stay in the form, with an error that goes when they are right (PRODUCT-12, VALID-01, VALID-07)', async () => {
  const send = vi.fn<(event: ProductEvent) => void>();
  await render(fixture(choosing, send));
  const kitchen = page.getByLabelText(/^Note to the kitchen/);
  const fold = page.getByText('Add a note to the kitchen');
  await fold.click();
  await expect.element(kitchen).toHaveAttribute('maxlength', '120');
  await kitchen.fill('50% less salt');
  await page.getByLabelText(/^Name on the wrapper/).fill('Kim & Lee');
  await fold.click();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'product.confirmed' }));
  const name = page.getByLabelText(/^Name on the wrapper/);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/Remove/);
  await name.fill('Kim and Lee');
  await expect.element(name).not.toHaveAccessibleDescription(/Remove/);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect.element(kitchen).toHaveFocus();
  await expect.element(kitchen).toHaveAccessibleDescription(/Remove/);
  await kitchen.fill('half the salt');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'product.confirmed', avoided: [] }));
});
