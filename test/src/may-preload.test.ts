import { expect, it } from 'vitest';
import { mayPreload } from '#src/app/may-preload.ts';

it.for([
  [{ onLine: true }, true],
  [{ onLine: true, connection: {} }, true],
  [{ onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: true, connection: { effectiveType: '3g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: false, connection: { effectiveType: '4g' } }, false],
] as const)('with the connection %j a page may be loaded before it is asked for: %s', ([browser, expected]) => {
  expect(mayPreload(browser)).toBe(expected);
});
