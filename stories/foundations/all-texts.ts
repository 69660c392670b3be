type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Readonly<Record<string, Texts>>>('../../src/text/en/*.ts', { eager: true });

/** Every text of the product by its key, in ICU message syntax. */
export const allTexts: Texts = Object.fromEntries(
  Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.entries<string>)),
);
