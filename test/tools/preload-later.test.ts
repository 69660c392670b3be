import { build, type Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { preloadLater, withScriptLinksLater } from '#tools/vite/preload-later.ts';

const files: Readonly<Record<string, string>> = {
  'virtual:page': "export const load = () => import('virtual:part');",
  'virtual:part': "export const part = 'part';",
};
const virtualFiles: Plugin = {
  name: 'test-files',
  resolveId: (id) => (id in files ? id : null),
  load: (id) => files[id] ?? null,
};

/** The code of Vite's preload helper, as a build of ours has it. */
async function builtHelper(): Promise<string> {
  let helper = '';
  const reading: Plugin = {
    name: 'test-reading',
    transform: {
      order: 'post',
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        helper = code;
      },
    },
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, preloadLater(), reading],
    build: { write: false, rolldownOptions: { input: 'virtual:page' } },
  });
  return helper;
}

/** The module of such code. */
interface Helper {
  readonly __vitePreload: (load: () => Promise<string>, files: readonly string[]) => Promise<string>;
}

const isHelper = (module: unknown): module is Helper => typeof module === 'object' && module !== null && '__vitePreload' in module;

it('The preload helper of a build links a style at once, and a script after the next frame', async () => {
  const code = (await builtHelper()).replaceAll('__VITE_IS_MODERN__', 'true');
  const helper: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  if (!isHelper(helper)) throw new Error('The helper has another name.');
  const linked: string[] = [];
  const frames: (() => void)[] = [];
  const part = { appendChild: ({ href }: { readonly href: string }) => linked.push(new URL(href).pathname) };
  const link = () => ({
    setAttribute: () => {},
    removeEventListener: () => {},
    addEventListener: (type: string, on: (event: object) => void) => type === 'load' && on({ type }),
  });
  vi.stubGlobal('document', {
    baseURI: 'https://bakery.test/app/menu.html',
    querySelector: () => null,
    getElementsByTagName: () => [],
    createElement: link,
    head: part,
    body: part,
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const loaded = helper.__vitePreload(() => Promise.resolve('part'), ['part.js', 'part.css']);
  expect(linked).toEqual(['/part.css']);
  expect(await loaded).toBe('part');
  for (const frame of frames) frame();
  await expect.poll(() => linked).toEqual(['/part.css', '/part.js']);
});

it.each(['const dep = importMetaResolve(depString);', 'document.body.appendChild(link);'])(
  'refuses a helper that it cannot change: %s',
  (other) => {
    expect(() => withScriptLinksLater(other)).toThrow('tools/vite/preload-later.ts');
  },
);
