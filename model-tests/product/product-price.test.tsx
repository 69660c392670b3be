import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { screenOf } from '../kit/model.ts';
import { graphOf } from '../kit/graph.ts';
import { model } from './product.model.ts';
import { fixture } from './product.fixture.tsx';

const choosing = graphOf(model)
  .nodes.map(({ snapshot }) => screenOf(model, snapshot) as ProductScreen)
  .find((screen) => screen.kind === 'choosing' && Object.keys(screen.choices).length === 0) as Extract<ProductScreen, { kind: 'choosing' }>;

it('A change of the price is read out once, after the last of several changes (PRODUCT-01)', async () => {
  const said: string[] = [];
  const { rerender } = await render(fixture(choosing, () => {}));
  const region = page.getByText('Bread').element().ownerDocument.querySelector('[role=status]')!;
  new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  expect(region.textContent).toBe('');
  await rerender(fixture({ ...choosing, choices: { brie: 'Regular' } }, () => {}));
  await rerender(fixture({ ...choosing, choices: { brie: 'Extra' } }, () => {}));
  await expect.element(page.getByText(/^about \$[\d.]+, \d+ cal$/i)).toBeInTheDocument();
  expect(said).toHaveLength(1);
});
