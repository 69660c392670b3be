import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { choicesOf } from '#domain/combo/choices.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { menuOf } from '#src/api/menu.ts';
import { partName } from '#src/flows/combo/part-words.ts';
import { closeGonePart } from '#src/routes/app/product/-gone-part.ts';
import { ProductPage } from '#src/routes/app/product/-product-page.tsx';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { openSiteWithCart } from '#test/faults/site.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** You Pick Two as its page has it open, and what puts another release of the menu in place. */
async function openCombo() {
  const { app, context } = await openSiteWithCart(world);
  const { queryClient, call } = context;
  const menu = await queryClient.fetchQuery(menuOf(call, '203'));
  const { hash } = must(menu.placards['90'], 'You Pick Two');
  const { placard, request, open } = await readProduct(context, { hash });
  open(context, request);
  const at = { path: '/app/product/{$placardHash}.html', address: `/app/product/${hash}.html`, data: { placard, request } };
  return {
    app,
    menu,
    placard,
    combo: await running(app.getSnapshot().children.combo),
    shown: () => htmlOf(ProductPage, context, app, at),
    release: (placards: typeof menu.placards) => queryClient.setQueryData(menuOf(call, '203').queryKey, { ...menu, placards }),
  };
}

it('A part of a combo that is open closes with a word where another release of the menu does not have it (MENU-13, COMBO-08)', async () => {
  const { app, menu, placard, combo, shown, release } = await openCombo();
  const places = must(comboPlacesOf(placard), 'places');
  const half = pickOf(
    must(
      choicesOf(menu, places.pick1).find((choice) => choice.placard.customizationsId !== null),
      'half',
    ),
  );
  combo.send({ type: 'part.viewed', pick: half });
  const part = must(combo.getSnapshot().children.product, 'product');
  await waitFor(part, (snapshot) => snapshot.matches('choosing'));
  expect(await shown()).toContain('Choose it');
  const { [half.placardId]: _gone, ...placards } = menu.placards;
  release(placards);
  expect(await shown()).toContain('Loading');
  closeGonePart(app, part, half);
  const notice = app.getSnapshot().children.notices?.getSnapshot().context.notice;
  expect(notice).toEqual(noticeOf('info', 'menu.ended', { values: { count: 1, name: partName(half) } }));
  const html = await shown();
  expect(html).toContain('Choose your first half');
  expect(html).not.toContain(half.name);
});

it('A combo whose side is being chosen stays a page where another release of the menu has no side for it (MENU-13, COMBO-06)', async () => {
  const { menu, placard, combo, shown, release } = await openCombo();
  combo.send({ type: 'step.set', step: 'side' });
  expect(await shown()).toContain('data-question');
  const card = { ...placard, places: placard.places.filter(({ isSide }) => !isSide) };
  release({ ...menu.placards, '90': card });
  expect(await shown()).toContain(placard.name);
  combo.send({ type: 'card.changed', card });
  expect(await shown()).toContain('Choose your first half');
});
