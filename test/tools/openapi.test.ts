import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpoint, pathsOf } from '#contract/endpoint.ts';
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
