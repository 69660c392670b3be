import { expect, it } from 'vitest';
import { packagesIn } from '#tools/vite/optimize-deps.ts';

it.for([
  [`import { assign } from 'xstate';`, ['xstate']],
  [`import {\n  useState,\n  useId,\n} from 'react';`, ['react']],
  [`import 'temporal-polyfill/global';`, ['temporal-polyfill/global']],
  [`if (!has) await import('maska');`, ['maska']],
  [`export { http } from 'msw';`, ['msw']],
  [`import type { Plugin } from '@tanstack/react-query';`, []],
  [`import { text } from '#src/text/text.ts';\nimport { is } from '../kit/outcome.ts';`, []],
  [`import version from 'virtual:flow-version/checkout';`, []],
  [`import { readFileSync } from 'node:fs';\nimport { it } from 'vitest';`, []],
] as const)('%s', ([source, packages]) => {
  expect(packagesIn(source)).toEqual(packages);
});
