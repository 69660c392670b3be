import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf, Refusal, type Endpoint } from '#contract/endpoint.ts';

export const openApiFile = 'contract/openapi.json';

type Schema = Endpoint['answer'];

/** What the files of `contract/` export: the calls, and the schemas that have a name. */
export interface Contract {
  readonly endpoints: readonly Endpoint[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Reads every file of a folder like `contract/`. */
export async function contractIn(folder: string): Promise<Contract> {
  const files = globSync(`${folder}/*.ts`).toSorted();
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<Record<string, unknown>>));
  const exported = modules.flatMap((module) => Object.entries(module));
  const endpoints = exported.map(([, value]) => value).filter(isEndpoint);
  return {
    endpoints: [...new Set(endpoints)].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    schemas: Object.fromEntries(
      exported.filter((entry): entry is [string, Schema] => isSchema(entry[1])).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** The contract as an OpenAPI document, for people and tools outside this repository. A schema with a name is written once. */
export function openApiOf({ endpoints, schemas }: Contract) {
  const how: ConversionConfig = {
    errorMode: 'ignore',
    typeMode: 'input',
    definitions: { ...schemas, Refusal },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  };
  const json = (schema: Schema) => ({ content: { 'application/json': { schema: bodyOf(schema, how) } } });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const address of pathsOf(endpoint)) {
      paths[address] = { ...paths[address], [endpoint.method]: operationOf(endpoint, address, json) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bakery-cafe ordering', version: '1' },
    paths,
    components: { schemas: toJsonSchemaDefs(how.definitions ?? {}, how) },
  };
}

/** The document as the file holds it. */
export const openApiText = (contract: Contract): string => `${JSON.stringify(openApiOf(contract), null, 2)}\n`;

function operationOf({ name, access, query, body, answer }: Endpoint, address: string, json: (schema: Schema) => object) {
  const isPublic = address.startsWith('/public');
  return {
    operationId: access === 'either' && isPublic ? `${name}.public` : name,
    parameters: [
      ...[...address.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({ name: param, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: { 200: { description: 'Done', ...json(answer) }, default: { description: 'Refused', ...json(Refusal) } },
  };
}

function queryParameters(query: Schema) {
  const { properties = {}, required = [] } = toJsonSchema(query, { errorMode: 'ignore', typeMode: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

/** A schema for a message: by reference where it has a name, and without the keywords of a whole document. */
function bodyOf(schema: Schema, how: ConversionConfig) {
  const { $schema: _, $defs: __, ...bare } = toJsonSchema(schema, how);
  return bare;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value && 'answer' in value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(openApiFile, openApiText(await contractIn('contract')));
}
