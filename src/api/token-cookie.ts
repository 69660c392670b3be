/** The single-sign-on cookie: the token, and when it ends (SESSION-02). */
export interface TokenCookie {
  read(): string | null;
  /** `expires`: ISO, with zone; null: with the browser. */
  keep(token: string, expires: string | null): void;
  clear(): void;
}

const NAME = 'ssoToken';

export function tokenCookieIn(page: Pick<Document, 'cookie'>, { isSecure }: { readonly isSecure: boolean }): TokenCookie {
  const attributes = `; path=/; samesite=strict${isSecure ? '; secure' : ''}`;
  return {
    read: () => {
      const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`));
      return (found && decodeURIComponent(found.slice(NAME.length + 1))) || null;
    },
    keep: (token, expires) => {
      const until = expires === null ? '' : `; expires=${new Date(expires).toUTCString()}`;
      page.cookie = `${NAME}=${encodeURIComponent(token)}${until}${attributes}`;
    },
    clear: () => {
      page.cookie = `${NAME}=; max-age=0${attributes}`;
    },
  };
}
