import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { ProductEvent } from '#machines/product/product.types.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { clubPlacard } from '../samples/menu.ts';
import { graphOf } from '../kit/graph.ts';
import { screenOf } from '../kit/model.ts';
import { Routed } from '../kit/routed.tsx';
import { model } from './product.model.ts';

const choosing = graphOf(model)
  .nodes.map(({ snapshot }) => screenOf(model, snapshot) as ProductScreen)
  .find((screen) => screen.kind === 'choosing' && screen.choices['brie'] === 'Regular' && !screen.isEditing)!;

it('An item that was given what the guest avoids says so, and its button says of what they are to be asked (MENU-11, FLAGS-10)', async () => {
  const send = vi.fn<(event: ProductEvent) => void>();
  await render(
    <Routed>
      <ProductView
        screen={choosing}
        send={send}
        placard={clubPlacard}
        hasCart
        category={null}
        isPriced
        wanted={{ destination: 'RPU', at: '2026-03-09T12:00' }}
        unavailable={null}
        soldOut={new Set()}
        room={{ max: 9, inCart: 0 }}
        partOf={null}
        avoided={['MILK']}
        override={null}
      />
    </Routed>,
  );
  await expect.element(page.getByRole('status').getByText('Has milk, which you avoid').first()).toBeInTheDocument();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  expect(send).toHaveBeenCalledWith({ type: 'product.confirmed', avoided: ['MILK'], price: expect.any(Number) as number });
});
