import { describe, expect, it } from 'vitest';
import { isSameRequest, requestFor, type SetupRequest } from '#domain/order/setup-request.ts';
import { delivery } from '#model-tests/samples/orders.ts';

it('asks for an order in hand once more by its destination and cafe (NAV-10)', () => {
  expect(requestFor(delivery)).toEqual({ destination: 'DELIVERY', cafeId: '203', isGroup: false });
});

describe('two requests', () => {
  const start = { kind: 'words', words: '62701', askedAt: 1 } as const;
  const options: SetupRequest = { destination: 'RPU', cafeId: '203', isGroup: true, start };

  it('are the same where all that is asked for is, whatever is left out', () => {
    expect(isSameRequest(options, { ...options })).toBe(true);
    expect(isSameRequest({}, { destination: null, cafeId: null, isGroup: false })).toBe(true);
    expect(isSameRequest({ destination: null, cafeId: null, isGroup: false }, {})).toBe(true);
  });

  it.for([
    { ...options, destination: 'DINEIN' },
    { ...options, cafeId: '204' },
    { ...options, isGroup: false },
    { ...options, start: null },
    { ...options, start: { ...start, askedAt: 2 } },
    { ...options, start: { kind: 'position', askedAt: 2 } },
    { destination: 'RPU', cafeId: '203' },
    { cafeId: '203', isGroup: true },
    { destination: 'RPU', isGroup: true },
  ] satisfies SetupRequest[])('differ where one thing does: %j', (other) => {
    expect(isSameRequest(options, other)).toBe(false);
    expect(isSameRequest(other, options)).toBe(false);
  });
});
