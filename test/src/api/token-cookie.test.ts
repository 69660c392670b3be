import { expect, it } from 'vitest';
import { tokenCookieIn } from '#src/api/token-cookie.ts';

/** What was written, and what a browser would give back. */
function page(cookie = '') {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

it('SESSION-02 keeps the token until it ends, for this site alone', () => {
  const jar = page();
  tokenCookieIn(jar, { isSecure: true }).keep('a token;', '2026-11-21T12:00:00Z');
  expect(jar.written).toEqual(['ssoToken=a%20token%3B; expires=Sat, 21 Nov 2026 12:00:00 GMT; path=/; samesite=strict; secure']);
});

it('keeps it as long as the browser where it has no end, and without https where there is none', () => {
  const jar = page();
  tokenCookieIn(jar, { isSecure: false }).keep('token', null);
  expect(jar.written).toEqual(['ssoToken=token; path=/; samesite=strict']);
});

it('reads it among others, and nothing where it is not', () => {
  expect(tokenCookieIn(page('one=1; ssoToken=a%20token; two=2'), { isSecure: false }).read()).toBe('a token');
  for (const cookie of ['', 'xssoToken=1', 'ssoToken=']) expect(tokenCookieIn(page(cookie), { isSecure: false }).read()).toBeNull();
});

it('SESSION-02 is cleared when the session is empty', () => {
  const jar = page();
  tokenCookieIn(jar, { isSecure: false }).clear();
  expect(jar.written).toEqual(['ssoToken=; max-age=0; path=/; samesite=strict']);
});

it('SESSION-02: a cookie that is no valid encoding counts as none', () => {
  expect(tokenCookieIn(page('ssoToken=%E0%A4%A'), { isSecure: false }).read()).toBeNull();
});

it('SESSION-02: a browser that forbids cookies has no token, and nothing throws', () => {
  const forbidden = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    },
  };
  const cookie = tokenCookieIn(forbidden, { isSecure: true });
  expect(cookie.read()).toBeNull();
  expect(() => {
    cookie.keep('token', null);
    cookie.clear();
  }).not.toThrow();
});
