import { expect, it } from 'vitest';
import { keyedMap } from '#domain/cafe/keyed-map.ts';
import { defaultConfig, readConfig } from '#domain/config/config.ts';

const { map } =
  readConfig(JSON.stringify({ sandbox: 'off', map: { imageUrl: 'https://maps.example/{lat},{lng},{zoom}.png?key={key}' } })).config ??
  defaultConfig;

it('an address of maps has the key of its provider, and is none until that comes (C-125)', () => {
  expect(keyedMap(map, 'a&b')).toEqual({ imageUrl: 'https://maps.example/{lat},{lng},{zoom}.png?key=a%26b' });
  expect(keyedMap(map, undefined)).toBe('none');
  expect(keyedMap(map, '')).toBe('none');
});

it('a map without a key needs none (C-125)', () => {
  const free = { imageUrl: 'https://maps.example/{lat},{lng},{zoom}.png' };
  expect(keyedMap(free, undefined)).toBe(free);
  expect(keyedMap('drawn', undefined)).toBe('drawn');
  expect(keyedMap('none', 'key-1')).toBe('none');
});
