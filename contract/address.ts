import type { Endpoint } from './endpoint.ts';

/** Every address at which an endpoint answers, as templates. */
export const pathsOf = ({ access, path }: Pick<Endpoint, 'access' | 'path'>): string[] =>
  access === 'member' ? [path] : access === 'public' ? [`/public${path}`] : [path, `/public${path}`];

/** The address to call now, with its parameters filled in and encoded. A parameter that is not given is empty. */
export function addressOf(called: Pick<Endpoint, 'access' | 'path'>, params: Readonly<Record<string, string>>, isMember: boolean): string {
  const [first, publicTwin = first] = pathsOf(called);
  const template = isMember ? first : publicTwin;
  return String(template).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
