import type { MapSource } from '../config/config.ts';

const KEY = '{key}';

/**
 * The source of maps with the key of its provider (C-125) in the place of `{key}`. No map where an address asks for a key that has not come:
 * the list beside it says all that it would. `key`: undefined until it comes, or where the server has none.
 */
export function keyedMap(map: MapSource, key: string | undefined): MapSource {
  if (typeof map === 'string' || !map.imageUrl.includes(KEY)) return map;
  return key ? { imageUrl: map.imageUrl.replaceAll(KEY, encodeURIComponent(key)) } : 'none';
}
