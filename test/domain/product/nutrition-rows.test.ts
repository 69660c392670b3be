import { expect, it } from 'vitest';
import { nutritionRows } from '#domain/product/nutrition-rows.ts';

it('Nutrients are listed in the order of a food label, each with its share of a day, and parts below what they belong to (PRODUCT-06)', () => {
  const rows = nutritionRows([
    { i18nName: 'protein', value: 41, unit: 'g' },
    { i18nName: 'saturatedFat', value: 19, unit: 'g' },
    { i18nName: 'sodium', value: 2020, unit: 'mg' },
    { i18nName: 'fat', value: 46, unit: 'g' },
    { i18nName: 'sugars', value: 8, unit: 'g' },
  ]);
  expect(rows).toEqual([
    { name: 'fat', value: 46, unit: 'g', dailyPercent: 59, isPart: false },
    { name: 'saturatedFat', value: 19, unit: 'g', dailyPercent: 95, isPart: true },
    { name: 'sodium', value: 2020, unit: 'mg', dailyPercent: 88, isPart: false },
    { name: 'sugars', value: 8, unit: 'g', dailyPercent: null, isPart: true },
    { name: 'protein', value: 41, unit: 'g', dailyPercent: 82, isPart: false },
  ]);
});

it('A nutrient with another unit, or none, has no share of a day, and one without a known name is left out (PRODUCT-06)', () => {
  const rows = nutritionRows([
    { i18nName: 'sodium', value: 2, unit: 'g' },
    { i18nName: 'fat', value: 4 },
    { i18nName: 'selenium', value: 1, unit: 'mg' },
  ]);
  expect(rows.map(({ name, unit, dailyPercent }) => [name, unit, dailyPercent])).toEqual([
    ['fat', '', null],
    ['sodium', 'g', null],
  ]);
});
