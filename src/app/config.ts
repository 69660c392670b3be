import { readConfig, type ReadConfig } from '#domain/config/config.ts';

/** The configuration of this page: the JSON block `config` of `index.html`. */
export const configOf = (page: Pick<Document, 'getElementById'>): ReadConfig =>
  readConfig(page.getElementById('config')?.textContent ?? null);
