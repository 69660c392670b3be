import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { comboMachine } from '#machines/combo/combo.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { LoadOptionsInput, LoadOptionsResult } from '#machines/product/product.types.ts';
import { apple, melt } from '#model-tests/samples/combos.ts';

/** The choices of a part never come: it can be left. */
const loadOptions = fromPromise<LoadOptionsResult, LoadOptionsInput>(() => new Promise(() => {}));
const machine = comboMachine.provide({ actors: { product: productMachine.provide({ actors: { loadOptions } }) } });
const input = {
  cafeId: '203',
  placardId: 'placard-90',
  itemId: '90',
  name: 'You Pick Two',
  hasSide: true,
  customizationsMax: 5,
  comboCategory: null,
  begun: null,
  line: null,
};

function fullTray() {
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'pick.added', pick: melt });
  actor.send({ type: 'pick.added', pick: melt });
  actor.send({ type: 'side.chosen', pick: apple });
  return actor;
}

describe('a part of a full tray that was only looked at (COMBO-08)', () => {
  it.each(['pick1', 'pick2'] as const)('leads back to the choices of the place for which it was: %s', (place) => {
    const actor = fullTray();
    actor.send({ type: 'step.set', step: place });
    actor.send({ type: 'part.viewed', pick: melt });
    expect(actor.getSnapshot().matches({ part: 'view' })).toBe(true);
    actor.getSnapshot().children.product?.send({ type: 'product.left' });
    expect(actor.getSnapshot().value).toBe(place);
    actor.send({ type: 'step.continued' });
    expect(actor.getSnapshot().matches({ complete: 'full' })).toBe(true);
  });

  it('leads back to the end where it was being changed', () => {
    const actor = fullTray();
    actor.send({ type: 'pick.opened', place: 'pick1' });
    actor.getSnapshot().children.product?.send({ type: 'product.left' });
    expect(actor.getSnapshot().matches({ complete: 'full' })).toBe(true);
  });
});
