import { expect, it } from 'vitest';
import { defaultConfig, readConfig } from '#domain/config/config.ts';
import { providersOf } from '#domain/config/providers.ts';

it('offers the providers that an operator configured, and all where the bakery is pretended', () => {
  expect(providersOf(defaultConfig)).toEqual(['google', 'apple', 'facebook']);
  const social = [{ provider: 'apple', scriptUrl: 'https://apple.example/sdk.js', clientId: 'hearthside' }] as const;
  expect(providersOf({ sandbox: 'off', social: [...social] })).toEqual(['apple']);
  expect(providersOf({ sandbox: 'off', social: [] })).toEqual([]);
});

it.for([
  { supportToolOrigin: 'https://cartRepository.example/path' },
  { supportToolOrigin: 'desk.example' },
  // It becomes part of a header and must not begin another rule.
  { supportToolOrigin: 'https://desk.example; script-src *' },
  { social: [{ provider: 'friendster', scriptUrl: 'https://a.example', clientId: 'x' }] },
  { fraud: { scriptUrl: 'no address', clientId: 'x', host: 'https://a.example' } },
  { fraud: { scriptUrl: 'https://a.example/a.js', host: 'https://a.example' } },
  { supportUrl: 'no address' },
])('refuses %j', (block) => expect(readConfig(JSON.stringify({ sandbox: 'off', ...block })).problems).toEqual(Object.keys(block)));
