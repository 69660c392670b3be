import { keyedMap } from '#domain/cafe/keyed-map.ts';
import type { MapSource } from '#domain/config/config.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Where pictures of maps come from, with the key that the server answered at the start (C-125). */
export function useMap(): MapSource {
  const { actors, config } = useAppContext();
  const key = useScreen(actors.site, ({ context }) => context.keys['mapsKey']);
  return keyedMap(config.map, key);
}
