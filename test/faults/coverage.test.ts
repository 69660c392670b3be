import path from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractIn } from '#tools/openapi.ts';
import type { Row } from './stage.ts';

const tables = import.meta.glob<Record<string, readonly Row[]>>('./rows/*.ts', { eager: true });
const root = path.join(import.meta.dirname, '../..');
/** Calls of a visitor who signs in or follows a link of an email. */
const isOfMembers = (name: string) => /^(account|mfa|social)\./.test(name);

it('every call that the app makes for a guest has a row in the table of faults, and no other has', async () => {
  const { endpoints } = await contractIn(path.join(root, 'contract'));
  const modules = globSync(`${root}/contract/*.ts`).map((file) => import(file) as Promise<Record<string, unknown>>);
  const exported = (await Promise.all(modules)).flatMap((module) => Object.entries(module));
  const api = globSync(`${root}/src/api/*.ts`).map((file) => readFileSync(file, 'utf8'));
  const isCalled = (name: string) => api.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  const called = endpoints
    .filter(({ access, name }) => access !== 'member' && !isOfMembers(name))
    .filter((endpoint) => exported.some(([name, value]) => value === endpoint && isCalled(name)))
    .map(({ name }) => name);
  const rows = Object.values(tables).flatMap((table) => Object.values(table).flatMap((part) => part.map(({ endpoint }) => endpoint)));
  expect([...new Set(rows)].toSorted()).toEqual(called.toSorted());
});
