import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pathsOf } from '#contract/paths.ts';
import { endpoint } from '#contract/endpoint.ts';
import { refusals } from '#contract/refusals.ts';
import { summaries } from '#contract/summaries.ts';
import { contractIn, openApiFile, openApiOf, openApiText } from '#tools/openapi.ts';

const summary = endpoint({
  name: 'cart.summary',
  method: 'get',
  path: '/cart/{id}/summary',
  access: 'either',
  query: v.object({ multiple: v.optional(v.picklist(['true', 'false'])) }),
  answer: v.object({ cartId: v.string() }),
});

it('describes every address of an endpoint with its parameters', () => {
  const { paths } = openApiOf({ endpoints: [summary], schemas: {} });
  expect(Object.keys(paths)).toEqual(['/cart/{id}/summary', '/public/cart/{id}/summary']);
  expect(paths['/public/cart/{id}/summary']).toMatchObject({
    get: {
      operationId: 'cart.summary.public',
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'multiple', in: 'query', required: false, schema: { enum: ['true', 'false'] } },
      ],
    },
  });
});

it('says of every address whether it takes a session, and why it may refuse', () => {
  const { paths, servers } = openApiOf({ endpoints: [summary], schemas: {} });
  expect(servers).toMatchObject([{ url: '/api' }]);
  const { get: member } = paths['/cart/{id}/summary'] as Record<string, Operation>;
  const { get: guest } = paths['/public/cart/{id}/summary'] as Record<string, Operation>;
  expect(member).toMatchObject({ summary: 'Read a cart (C-39)', security: [{ accessToken: [] }] });
  expect(guest).toMatchObject({ summary: 'Read a cart (C-39)', security: [] });
  expect(Object.keys(member?.responses ?? {})).toEqual(['200', '401', '404', '422', '4XX', '5XX']);
  expect(Object.keys(guest?.responses ?? {})).toEqual(['200', '404', '422', '4XX', '5XX']);
  expect(JSON.stringify(guest?.responses['404'])).toContain('"enum":["cart.notfound"]');
});
interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

it('refuses a call without a summary', () => {
  expect(() => openApiOf({ endpoints: [{ ...summary, name: 'cart.unheard' }], schemas: {} })).toThrow('contract/summaries.ts');
});

it('summarizes and refuses only calls that exist', async () => {
  const { endpoints } = await contractIn('contract');
  const names = endpoints.map(({ name }) => name);
  expect([...Object.keys(summaries), ...Object.keys(refusals)].filter((name) => !names.includes(name))).toEqual([]);
});

it('names only schemas that it has, and has only schemas that it names', async () => {
  const document = openApiOf(await contractIn('contract'));
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
});

it('stands in the repository as the contract says it now ("npm run openapi" writes it)', async () => {
  const contract = await contractIn('contract');
  expect(contract.endpoints.length).toBeGreaterThan(0);
  expect(readFileSync(openApiFile, 'utf8') === openApiText(contract), `${openApiFile} is out of date: run "npm run openapi"`).toBe(true);
});

it('gives every call a name and an address of its own', async () => {
  const { endpoints } = await contractIn('contract');
  const names = endpoints.map(({ name }) => name);
  const addresses = endpoints.flatMap((one) => pathsOf(one).map((address) => `${one.method} ${address}`));
  expect(names).toHaveLength(new Set(names).size);
  expect(addresses).toHaveLength(new Set(addresses).size);
});
