import { expect, it } from 'vitest';
import { readOrderStatus } from '#src/api/tracking.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const readEvents = async (events: unknown) => {
  const call = stubClient(() => ({ status_events: events }));
  return (await readOrderStatus(call, { orderId: 'order-1', origins: [] }, new AbortController().signal)).events;
};
const read = { PAID: '2026-11-20T11:00', kitchenSend: null };

it('the events of an order are read by name (TRACK-12)', async () => {
  expect(await readEvents({ PAID: { timestamp_local: '2026-11-20T11:00' }, kitchenSend: {}, other: {} })).toEqual(read);
});

it('the events of an order are read from a list in which each says its name (TRACK-12, AMB-43)', async () => {
  const events = [{ key: 'PAID', timestamp_local: '2026-11-20T11:00' }, { key: 'kitchenSend', timestamp_local: null }, { key: 'other' }];
  expect(await readEvents(events)).toEqual(read);
  expect(await readEvents([...events, { timestamp_local: '2026-11-20T11:02' }])).toEqual(read);
  expect(await readEvents([])).toEqual({});
});
