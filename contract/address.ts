import { shortVersion } from '#domain/menu/menu-parts.ts';
import type { Endpoint } from './endpoint.ts';

type Called = Pick<Endpoint, 'access' | 'path'>;

/** The address at which an endpoint answers a visitor, as a template (CART-07). */
export const pathOf = ({ access, path }: Called, isMember: boolean): string =>
  access === 'member' || (isMember && access === 'either') ? path : `/public${path}`;

/**
 * Returns the address to call now, with its parameters filled in and encoded, and its fragment. A parameter that is not given is empty. A version is
 * cut (MENU-02), so that two releases of one day have one address: the fragment has whole versions, and is empty where there are none. No server
 * gets it; the page and its worker tell answers apart by it.
 */
export function addressOf(
  called: Called,
  params: Readonly<Record<string, string>>,
  isMember: boolean,
): readonly [address: string, fragment: string] {
  let fragment = '';
  const address = pathOf(called, isMember).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    const isVersion = name.endsWith('ersionId');
    if (isVersion) fragment += `#${value}`;
    return encodeURIComponent(isVersion ? shortVersion(value) : value);
  });
  return [address, fragment];
}
