import { TOKEN_NAME } from './token-name.ts';

/** The single-sign-on cookie: the token, and when it ends (SESSION-02). */
export interface TokenCookie {
  read(): string | null;
  /** `expires`: ISO, with zone; null: with the browser. */
  keep(token: string, expires: string | null): void;
  clear(): void;
}

/** The cookie of `page`. Where cookies are forbidden or the value is no valid encoding, there is none. */
export function tokenCookieIn(page: Pick<Document, 'cookie'>, { isSecure }: { readonly isSecure: boolean }): TokenCookie {
  const attributes = `; path=/; samesite=strict${isSecure ? '; secure' : ''}`;
  function write(text: string) {
    try {
      page.cookie = text;
    } catch {
      // A browser that forbids cookies: the session lasts until the page is left.
    }
  }
  return {
    read() {
      try {
        const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${TOKEN_NAME}=`));
        return (found && decodeURIComponent(found.slice(TOKEN_NAME.length + 1))) || null;
      } catch {
        return null;
      }
    },
    keep: (token, expires) => {
      const until = expires === null ? '' : `; expires=${new Date(expires).toUTCString()}`;
      write(`${TOKEN_NAME}=${encodeURIComponent(token)}${until}${attributes}`);
    },
    clear: () => write(`${TOKEN_NAME}=; max-age=0${attributes}`),
  };
}
