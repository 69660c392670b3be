import path from 'node:path';
import { pathsOf } from '#contract/paths.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contractIn, refusalsOf } from '#tools/openapi.ts';

const { endpoints } = await contractIn(path.join(import.meta.dirname, '../../contract'));

const routes = endpoints.flatMap((endpoint) =>
  pathsOf(endpoint).map((address) => ({
    endpoint,
    isPublic: address.startsWith('/public'),
    pattern: new RegExp(`/api${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/** The call of the contract that a request makes; null: none. */
export function endpointOf({ method, url }: Pick<Request, 'method' | 'url'>): { endpoint: Endpoint; isPublic: boolean } | null {
  const { pathname } = new URL(url);
  return routes.find(({ endpoint, pattern }) => endpoint.method === method.toLowerCase() && pattern.test(pathname)) ?? null;
}

/** What the contract does not say of a refusal, in words; null when it does, or when the answer is none. */
export async function undocumented(request: Request, response: Response): Promise<string | null> {
  const called = endpointOf(request);
  if (called === null || response.status < 400 || response.status === 500 || response.status === 503) return null;
  const { errors = [] } = (await response.clone().json()) as { errors?: { reasonCode: string }[] };
  const known = refusalsOf(called.endpoint, called.isPublic)[response.status] ?? [];
  const unknown = errors.map(({ reasonCode }) => reasonCode).filter((code) => !known.includes(code));
  return unknown.length === 0 ? null : `${called.endpoint.name}: ${response.status} ${unknown.join(', ')} is not in contract/refusals.ts`;
}
