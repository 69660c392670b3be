import { describe, expect, it } from 'vitest';
import { serverOffset, type DatedAnswer } from '#domain/time/server-time.ts';

const noon = Date.parse('2026-11-20T18:00:00Z');
const answer: DatedAnswer = { date: 'Fri, 20 Nov 2026 18:00:00 GMT', age: null, cacheControl: 'no-store', isGet: true };

describe('the offset of the server’s clock', () => {
  it.each([
    ['of a device that is right', 500, 0],
    ['of a device that is three hours ahead', 3 * 3_600_000 + 500, -3 * 3_600_000],
    ['of a device that is a day behind', -86_400_000 + 500, 86_400_000],
  ])('%s', (_, deviceAhead, offset) => expect(serverOffset(answer, noon + deviceAhead)).toBe(offset));

  it.each([
    ['without a date, as where CORS does not expose it', { date: null }],
    ['with a date that is none', { date: 'noon' }],
    ['that a shared cache gave', { age: '40' }],
    ['to a GET that a cache may have given', { cacheControl: 'public, max-age=60' }],
    ['to a GET that says nothing of caches', { cacheControl: null }],
  ])('is not known from an answer %s', (_, more) => expect(serverOffset({ ...answer, ...more }, noon)).toBeNull());

  it('is known from any answer to a request that no cache answers', () => {
    expect(serverOffset({ ...answer, cacheControl: null, isGet: false }, noon)).toBe(500);
  });
});
