/** What the build leaves of a recipe. */
interface RecipeConfig {
  /** On every element. */
  readonly defaultClassName: string;
  /** Class by variant and its value. */
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of variants that are left out. */
  readonly defaultVariants: Selection;
}

type Selection = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Stands in for the runtime of `@vanilla-extract/recipes` in the build (`tools/vite/recipe-runtime.ts`), which carries helpers for browsers
 * that the site does not support. No recipe has compound variants.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: RecipeConfig) =>
  (options: Selection = {}): string =>
    [
      defaultClassName,
      ...Object.keys(variantClassNames).map(
        (variant) => variantClassNames[variant]?.[String(options[variant] ?? defaultVariants[variant])],
      ),
    ]
      .filter(Boolean)
      .join(' ');
