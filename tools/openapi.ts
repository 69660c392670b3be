import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf } from '#contract/paths.ts';
import { Refusal, type Endpoint } from '#contract/endpoint.ts';
import { MEMBER_REFUSALS, refusals, REQUEST_INVALID, type Refusals } from '#contract/refusals.ts';
import { summaries } from '#contract/summaries.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { withExamples } from './openapi-examples.ts';

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

/**
 * The contract as an OpenAPI document, for people and tools outside this repository. A schema with a name is written once. Throws with the
 * name of a call that has no summary.
 */
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
    info: { title: 'Bakery-cafe ordering', version: '1', license: { name: 'Proprietary', url: 'https://hearthside.example/' } },
    servers: [{ url: '/api', description: 'The value of apiBaseUrl in the configuration of the page' }],
    paths,
    components: {
      schemas: usedBy(paths, toJsonSchemaDefs(how.definitions ?? {}, how)),
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: defaultConfig.headers.accessToken } },
    },
  };
}

/** The document as the file holds it. */
export const openApiText = (contract: Contract): string => `${JSON.stringify(withExamples(openApiOf(contract)), null, 2)}\n`;

function operationOf(endpoint: Endpoint, address: string, json: (schema: Schema) => object) {
  const { name, access, query, body, answer } = endpoint;
  const summary = summaries[name];
  if (summary === undefined) throw new Error(`The call "${name}" has no summary: write one into contract/summaries.ts.`);
  const isPublic = address.startsWith('/public');
  return {
    operationId: access === 'either' && isPublic ? `${name}.public` : name,
    summary,
    security: isPublic ? [] : [{ accessToken: [] }],
    parameters: [
      ...[...address.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({ name: param, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      200: { description: 'Done', ...json(answer) },
      ...Object.fromEntries(Object.entries(refusalsOf(endpoint, isPublic)).map(([status, codes]) => [status, refusedWith(codes)])),
      '4XX': { description: 'Refused for another reason', ...json(Refusal) },
      '5XX': { description: 'Failed; whether it took effect is unknown', ...json(Refusal) },
    },
  };
}

/** Reason codes by status: those of the call, and those that every call with a request, or with a session, has. */
export function refusalsOf({ name, query, body }: Endpoint, isPublic: boolean): Refusals {
  const own = refusals[name] ?? {};
  return {
    ...own,
    ...(!isPublic && { 401: [...(own[401] ?? []), ...MEMBER_REFUSALS] }),
    ...((query ?? body) && { 422: [...(own[422] ?? []), REQUEST_INVALID] }),
  };
}

function refusedWith(codes: readonly string[] = []) {
  const named = { errors: { type: 'array', items: { type: 'object', properties: { reasonCode: { type: 'string', enum: codes } } } } };
  return {
    description: `Refused: ${codes.join(', ')}`,
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: named }] } },
    },
  };
}

/** The schemas that the paths name, and those that these name in turn. */
function usedBy(paths: object, schemas: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  const used = new Set<string>();
  const follow = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
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
