import { expect, it } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { avoidanceNow, isInTabOnly, writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const avoiding = (...allergens: string[]) => ({ allergens, whole: allergens, diets: [] });
const openTabs = () => {
  const sharedStorage = memoryStorage();
  return () => ({ sharedStorage, tabStorage: memoryStorage(), features: () => ({ allergenFilter: true }) });
};

it('What a tab avoids stays avoided in it where another one no longer keeps it for next time (MENU-11, FLAGS-10, decision 032)', () => {
  const newTab = openTabs();
  const [one, two] = [newTab(), newTab()];
  writeAvoidance(one, avoiding('PEANUT'), true);
  expect(avoidanceNow(two)).toEqual(avoiding('PEANUT'));
  writeAvoidance(two, avoiding('PEANUT', 'MILK'), false);
  expect(avoidanceNow(two)).toEqual(avoiding('PEANUT', 'MILK'));
  expect(avoidanceNow(one)).toEqual(avoiding('PEANUT'));
  // It is of this tab alone by now, and the next visit has none.
  expect(isInTabOnly(one)).toBe(true);
  expect(avoidanceNow(newTab())).toEqual(noAvoidance);
  expect(isInTabOnly(newTab())).toBe(false);
});

it('A tab that has kept what it used follows what is kept for next time once there is any, and clears its own (MENU-11, FLAGS-10)', () => {
  const newTab = openTabs();
  const [one, two] = [newTab(), newTab()];
  writeAvoidance(one, avoiding('PEANUT'), true);
  writeAvoidance(two, noAvoidance, true);
  expect(avoidanceNow(one)).toEqual(avoiding('PEANUT'));
  writeAvoidance(two, avoiding('SHELLFISH'), true);
  expect(avoidanceNow(one)).toEqual(avoiding('SHELLFISH'));
  expect(isInTabOnly(one)).toBe(false);
  writeAvoidance(one, noAvoidance, true);
  expect(avoidanceNow(one)).toEqual(noAvoidance);
  expect(avoidanceNow(newTab())).toEqual(noAvoidance);
});
