import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NutritionLine } from '#src/flows/product/NutritionLine.tsx';

const nutrients = [
  { i18nName: 'sodium', value: 2020, unit: 'mg' },
  { i18nName: 'fat', value: 46, unit: 'g' },
  { i18nName: 'fiber', value: 4, unit: 'g' },
  { i18nName: 'protein', value: 44, unit: 'g' },
  { i18nName: 'carbohydrate', value: 71, unit: 'g' },
];

it('the line of nutrients says those that guests ask for most, and only those that are known (PRODUCT-06, PRODUCT-07)', () => {
  expect(renderToString(<NutritionLine calories={880} nutrients={nutrients} />)).toBe(
    '880 cal · 46 g fat · 71 g carbs · 44 g protein · 2,020 mg sodium',
  );
  expect(renderToString(<NutritionLine calories={880} nutrients={nutrients.slice(0, 1)} />)).toBe('880 cal · 2,020 mg sodium');
  expect(renderToString(<NutritionLine calories={880} nutrients={undefined} />)).toBe('');
});
