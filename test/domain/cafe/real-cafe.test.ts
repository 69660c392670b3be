import { describe, expect, it } from 'vitest';
import { isRealCafe } from '#domain/cafe/cafe.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';

describe('a cafe', () => {
  it.for([null, '', NO_CAFE])('is none by the id %j', (id) => {
    expect(isRealCafe(id)).toBe(false);
  });

  it('is one by any other', () => {
    expect(isRealCafe('203')).toBe(true);
  });
});
