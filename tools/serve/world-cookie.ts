import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'sandboxWorld';
/** Browsers that open a page with the same `?sandboxWorld=NAME` share one sandbox, as a group does. */
const PARAMETER = 'sandboxWorld';
const isName = (name: string | undefined): name is string => name !== undefined && /^[\w-]{1,64}$/.test(name);

/** The world that a call belongs to. Callers without the cookie (scripts, proxies) share one. */
export function worldOf(context: Context): string {
  const name = getCookie(context, COOKIE);
  return isName(name) ? name : 'shared';
}

/** Gives the browser that asks for a page its world: the one in the address, the one it has, or a new one. */
export function assignWorld(context: Context): void {
  const asked = context.req.query(PARAMETER);
  const current = getCookie(context, COOKIE);
  if (!isName(asked) && isName(current)) return;
  setCookie(context, COOKIE, isName(asked) ? asked : randomUUID(), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.req.header('x-forwarded-proto') === 'https',
  });
}
