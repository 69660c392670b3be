import { expect, it } from 'vitest';
import { greetingOf } from '#domain/home/greeting.ts';

it('greets by the time of day, after midnight with the evening', () => {
  const at = (clock: string) => greetingOf(`2026-11-23T${clock}`);
  expect([at('03:59'), at('04:00'), at('11:59'), at('12:00'), at('16:59'), at('17:00'), at('00:00')]).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
