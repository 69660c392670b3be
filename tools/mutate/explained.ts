/** Mistakes that no test can notice, because nobody could: each with the reason. */
export const explained: Readonly<Record<'charts' | 'domain', Readonly<Record<string, string>>>> = {
  charts: {},
  domain: {},
};
