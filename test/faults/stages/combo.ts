import { createElement } from 'react';
import { choicesOf } from '#domain/combo/choices.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { comboRequest } from '#src/flows/combo/combo-request.ts';
import { Combo } from '#src/routes/app/product/-combo.tsx';
import { running } from '#test/kit/running.ts';
import { nameOf, openSiteWithCart } from '../site.ts';
import type { OpenStage } from '../stage.ts';

/** You Pick Two with its two picks; the side fills it. */
export const fillingCombo: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  const { queryClient, call } = site.context;
  const { cafe } = pickup;
  const menu = await queryClient.fetchQuery(menuOf(call, cafe.id));
  const placard = must(menu.placards['90'], 'placard');
  const places = must(comboPlacesOf(placard), 'places');
  const pick = (place: (typeof places)['pick1']) => pickOf(must(choicesOf(menu, place)[0], 'choice'));
  const input = { cafeId: cafe.id, placardId: '90', name: placard.name, itemId: '90', customizationsMax: 5 };
  const request = must(
    await comboRequest(menu, placard, input, { ...site.context, edited: null, pick: null, groupsOf: async () => null }),
    'request',
  );
  site.app.send({ type: 'flow.opened', ...request });
  const combo = await running(site.app.getSnapshot().children.combo);
  combo.send({ type: 'pick.added', pick: pick(places.pick1) });
  combo.send({ type: 'pick.added', pick: pick(places.pick2) });
  const isOpen = () => runningActor(site.app.getSnapshot().children.combo) !== null;
  return {
    site: () => site,
    act: () => combo.send({ type: 'side.chosen', pick: pick(must(places.side, 'side')) }),
    state: () => (isOpen() ? nameOf(combo) : `cart ${nameOf(site.cart())}`),
    page: () =>
      isOpen() ? createElement(Combo, { actor: combo, placard, menu, cafe, category: null, hasCart: false, isMoved: false }) : null,
    ways: { 'product.add': () => combo.send({ type: 'combo.confirmed', avoided: [], unchecked: [] }) },
  };
};
