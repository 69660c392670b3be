const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('../../src/text/en/*.ts', { eager: true });

/** Every text of the product by its key, in ICU message syntax. */
export const allTexts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));
