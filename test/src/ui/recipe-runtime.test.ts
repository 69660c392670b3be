import { createRuntimeFn as libraryRuntime } from '@vanilla-extract/recipes/createRuntimeFn';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRuntimeFn } from '#src/ui/recipe-runtime.ts';

const config = {
  defaultClassName: 'base other',
  variantClassNames: {
    tone: { primary: 'primary', quiet: 'quiet' },
    isWide: { true: 'wide', false: 'narrow' },
    isOff: { true: 'off' },
  },
  defaultVariants: { tone: 'primary' as const },
  compoundVariants: [],
};
const choices = {
  tone: ['primary', 'quiet', undefined],
  isWide: [true, false, undefined],
  isOff: [true, false, undefined],
} as const;

const classes = (className: string) => className.split(' ').toSorted();

it('gives a recipe the classes that the library gives it', () => {
  const library = libraryRuntime<(typeof config)['variantClassNames']>(config);
  const ours = createRuntimeFn(config);
  expect(classes(ours())).toEqual(classes(library()));
  for (const tone of choices.tone)
    for (const isWide of choices.isWide)
      for (const isOff of choices.isOff) {
        const options = { tone, isWide, isOff };
        expect(classes(ours(options)), JSON.stringify(options)).toEqual(classes(library(options)));
      }
});

it('is enough for the recipes of the site, none of which has compound variants', () => {
  const styles = globSync('{src,stories}/**/*.css.ts');
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.filter((file) => readFileSync(file, 'utf8').includes('compoundVariants'))).toEqual([]);
});
