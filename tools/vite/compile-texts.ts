import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { runnerImport, type Plugin } from 'vite';

/** What a file of texts exports: tables of ICU messages by key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Compiles the ICU messages of `src/text/en` when the site is built: Lingui's production build has no parser,
 * so an uncompiled `{count, plural, …}` would be shown to the guest unchanged.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/text\/en\/[^/]+\.ts$/ },
    async handler(_, id) {
      const { module } = await runnerImport<Texts>(id, { configFile: false });
      return { code: compiledSource(module), map: null };
    },
  },
});

/** The source of the same module with every message compiled. Throws with the key where a message is not ICU. */
export const compiledSource = (texts: Texts): string =>
  Object.entries(texts)
    .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compileAll(messages))};`)
    .join('\n');

const compileAll = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compile(key, message)]));

function compile(key: string, message: string) {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    throw new Error(`The text "${key}" is not an ICU message: ${message}`, { cause });
  }
}
