import { openBuiltSite, serveBuild } from '../built-site.ts';
import { buildFloor, floorNames, type FloorName } from './floors.ts';

/** A build and where it is served. */
export interface Served {
  readonly url: string;
  readonly build: string;
}

/** The product and the floors, each built and served by the same server. */
export interface Sites {
  readonly product: Served;
  readonly buildMs: number;
  readonly floors: Readonly<Record<FloorName, Served>>;
  readonly close: () => void;
}

/** Builds and serves all of them. @throws where one cannot be. */
export async function openSites(): Promise<Sites> {
  const { url, buildMs, close } = await openBuiltSite();
  const closing = [close];
  const floors: Partial<Record<FloorName, Served>> = {};
  try {
    for (const name of floorNames) {
      const build = await buildFloor(name);
      const served = await serveBuild(build);
      closing.push(served.close);
      floors[name] = { url: served.url, build };
    }
  } catch (error) {
    for (const each of closing) each();
    throw error;
  }
  return {
    product: { url, build: 'dist' },
    buildMs,
    floors: floors as Sites['floors'],
    close: () => {
      for (const each of closing) each();
    },
  };
}
