import { expect, it } from 'vitest';
import { withScriptLinksLater } from '#tools/vite/preload-later.ts';

const helper = 'const dep = importMetaResolve(depString); document.body.appendChild(link);';

it('links a style at once, and a script after the next frame', () => {
  expect(withScriptLinksLater(helper)).toBe(
    'const dep = new URL(depString, document.baseURI); if (isCss) document.body.appendChild(link); ' +
      'else requestAnimationFrame(() => setTimeout(() => document.body.appendChild(link)));',
  );
});

it.each(['const dep = importMetaResolve(depString);', 'document.body.appendChild(link);'])(
  'refuses a helper that it cannot change: %s',
  (other) => {
    expect(() => withScriptLinksLater(other)).toThrow('tools/vite/preload-later.ts');
  },
);
