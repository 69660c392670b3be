import * as v from 'valibot';
import { expect, it } from 'vitest';
import { delivery, springfield } from '#model-tests/samples/orders.ts';
import { SetUpOrderSchema } from '#src/app/storage/browser-state.schema.ts';
import { openCartRecord } from '#src/app/storage/cart-record.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const clock = { now: () => Temporal.Instant.from('2026-11-20T17:30Z') };

it('a cart that is made again after a reload for the same delivery has the same id', () => {
  const options = { sharedStorage: memoryStorage(), tabStorage: memoryStorage(), clock };
  const id = openCartRecord(options).log.setUpId(null, delivery);
  const stored = v.parse(SetUpOrderSchema, JSON.parse(JSON.stringify(delivery)));
  const reloaded = openCartRecord(options);
  reloaded.adopt();
  expect(reloaded.log.setUpId(null, stored)).toBe(id);
  expect(reloaded.log.setUpId(null, { ...stored, address: { ...springfield, address2: 'Apt 2' } })).not.toBe(id);
});
