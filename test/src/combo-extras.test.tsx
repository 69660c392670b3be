import { expect, it } from 'vitest';
import { choicesOf } from '#domain/combo/choices.ts';
import type { ComboPlaceName } from '#domain/combo/picks.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import { menuOf } from '#src/api/menu.ts';
import { optionsOf } from '#src/api/product.ts';
import { ProductPage } from '#src/routes/app/product/-product-page.tsx';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { openSiteWithCart } from '#test/faults/site.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('A half that was given what has sold out since is named, and its button leads to it instead of to the cart (AVAIL-10)', async () => {
  const { app, context } = await openSiteWithCart(world);
  const { queryClient, call } = context;
  const menu = await queryClient.fetchQuery(menuOf(call, '203'));
  const { hash } = must(menu.placards['90'], 'You Pick Two');
  const { placard, request, open } = await readProduct(context, { hash });
  open(context, request);
  const combo = await running(app.getSnapshot().children.combo);
  const places = must(comboPlacesOf(placard), 'places');
  const pickFor = (place: ComboPlaceName) =>
    pickOf(
      must(
        choicesOf(menu, must(places[place], place)).find((choice) => place === 'side' || choice.placard.customizationsId !== null),
        place,
      ),
    );
  const half = pickFor('pick1');
  const groups = await queryClient.fetchQuery(optionsOf(call, '203', must(half.customizationsId, 'id')));
  const extra = must(groups.find(({ kind }) => kind === 'ADD')?.options[0], 'extra');
  const added = { itemId: extra.itemId, name: extra.name, custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;
  combo.send({ type: 'pick.added', pick: { ...half, ingredients: [added] } });
  combo.send({ type: 'pick.added', pick: pickFor('pick2') });
  combo.send({ type: 'side.chosen', pick: pickFor('side') });
  const at = { path: '/app/product/{$placardHash}.html', address: `/app/product/${hash}.html`, data: { placard, request } };
  const shown = () => htmlOf(ProductPage, context, app, at);
  expect(await shown()).toContain('Add to cart');
  const [stock] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['menu', 'soldOutInProduct'] })
    .filter(({ queryKey }) => queryKey.includes(half.customizationsId));
  queryClient.setQueryData(must(stock, 'the stock of the half').queryKey, [extra.itemId]);
  const html = await shown();
  expect(html).toContain(`${extra.name} is sold out, so we can’t make`);
  expect(html).not.toContain('Add to cart');
});
