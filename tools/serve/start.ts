import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

export interface Started {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Opens a site on a port (0: a free one) and returns its address. Rejects when the port is taken. */
export const start = (site: Site, port: number, hostname = 'localhost'): Promise<Started> =>
  new Promise((resolve, reject) => {
    // The sandbox asks whether an answer is a `Response`, so that must stay the one that it is.
    const server = serve({ fetch: site.fetch, port, hostname, overrideGlobalObjects: false }, ({ port: opened }: AddressInfo) =>
      resolve({
        url: `http://localhost:${opened}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', reject);
  });
