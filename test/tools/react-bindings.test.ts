import { expect, it } from 'vitest';
import { bindingsOf } from '#tools/vite/react-bindings.ts';

it('exports what React has by its names, but for its internals', () => {
  const code = bindingsOf('react');
  expect(code).toContain('export const useState =');
  expect(code).toContain('export const memo =');
  expect(code).not.toContain('__CLIENT_INTERNALS');
  expect(bindingsOf('react/jsx-runtime')).toContain('export const jsxs =');
});
