/** Name of the single-sign-on cookie (SESSION-02). */
export const TOKEN_NAME = 'ssoToken';
