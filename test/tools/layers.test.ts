import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lintConfig } from '#tools/layers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(lintConfig()));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says about these files, in a folder of our layers with nothing else in it. */
function lint(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  try {
    return execFileSync(path.resolve('node_modules/.bin/oxlint'), Object.keys(files), { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const complaints = (file: string, line: string) => lint({ [file]: `${line}\n` }).match(/no-restricted-imports/g)?.length ?? 0;

it.for([
  ['domain/cart/a.ts', `import { assign } from 'xstate'; export { assign };`],
  ['domain/cart/b.ts', `import { cart } from '#contract/cart.ts'; export const c = cart;`],
  ['machines/cart/a.ts', `import { text } from '#src/text/text.ts'; export const t = text;`],
  ['machines/cart/b.ts', `import { useState } from 'react'; export const u = useState;`],
  ['src/ui/A.tsx', `import { toCents } from '#domain/money/money.ts'; export const c = toCents;`],
  ['src/flows/cart/A.tsx', `import { cartApi } from '#src/api/cart-changes.ts'; export const c = cartApi;`],
  ['src/flows/cart/F.tsx', `import type { Cart } from '#contract/cart-entity.ts'; export type C = Cart;`],
  ['src/pages/home/A.tsx', `import type { FoundCafe } from '#contract/cafe.ts'; export type C = FoundCafe;`],
  ['src/flows/cart/cart.ports.ts', `import type { Cart } from '#contract/cart-entity.ts'; export type C = Cart;`],
  ['src/flows/cart/B.tsx', `import { cartMachine } from '#machines/cart/cart.machine.ts'; export const c = cartMachine;`],
  ['src/flows/cart/cart.ports.ts', `import { cartMachine } from '../../machines/cart/cart.machine.ts'; export const c = cartMachine;`],
  ['src/flows/cart/E.tsx', `import { cartPorts } from './cart.ports.ts'; export const c = cartPorts;`],
  ['src/flows/cart/cart-failure.ports.ts', `import { CartView } from './CartView.tsx'; export const c = CartView;`],
  ['src/routes/index.tsx', `import { createApp } from '#src/app/create-app.ts'; export const c = createApp;`],
  ['src/flows/cart/D.tsx', `export const open = async () => await import('#sandbox/browser.ts');`],
  ['sandbox/handlers/a.ts', `import { cartMachine } from '#machines/cart/cart.machine.ts'; export const c = cartMachine;`],
  ['sandbox/world/a.ts', `import { createClient } from '#src/api/client.ts'; export const c = createClient;`],
])('stops %s from: %s', ([file, line]) => {
  expect(complaints(file!, line!)).toBe(1);
});

it.for([
  ['machines/cart/c.ts', `import { total } from '#domain/cart/total.ts'; export const t = total;`],
  ['src/flows/cart/C.tsx', `import type { CartEvent } from '#machines/cart/cart.types.ts'; export type C = CartEvent;`],
  ['src/flows/cart/cart.ports.ts', `import { reasonCodes } from '#contract/reason-codes.ts'; export const c = reasonCodes;`],
  ['src/flows/cart/cart.ports.ts', `import { cartApi } from '#src/api/cart-changes.ts'; export const c = cartApi;`],
  ['src/flows/cart/cart.flow.ts', `import { cartPorts } from './cart.ports.ts'; export const c = cartPorts;`],
  ['src/app/start.ts', `export const open = async () => await import('#sandbox/browser.ts');`],
])('lets %s have: %s', ([file, line]) => {
  expect(complaints(file!, line!)).toBe(0);
});

it('loads the sandbox by `import()` alone, so that no byte of it is loaded where a real server answers', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.filter((file) => /^import (?!type)[^;]*#sandbox\//m.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.for(['import', 'import type'])('stops a cycle of %s', (how) => {
  const report = lint({
    'domain/seeded/a.ts': `${how} { B } from './b.ts';\nexport type A = B | null;\n`,
    'domain/seeded/b.ts': `${how} { A } from './a.ts';\nexport type B = A | 1;\n`,
  });
  expect(report).toMatch(/no-cycle/);
});
