import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export interface Prism {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const DOCUMENT = 'contract/openapi.json';

/** A server that answers with the examples of the OpenAPI document, as Prism makes it. */
export const startMock = () => start('mock', DOCUMENT);

/** A proxy in front of a server, which compares every request and answer with the OpenAPI document and reports by header. */
export const startProxy = (upstream: string) => start('proxy', DOCUMENT, upstream);

/** The header in which Prism names what breaks the document. */
export const VIOLATIONS = 'sl-violations';

async function start(...command: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/@stoplight/prism-cli/dist/index.js', ...command, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = createInterface(server.stdout);
  for await (const line of output) if (line.includes('is listening')) break;
  // Nothing reads its log, and a full pipe would stop it.
  server.stdout.resume();
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { url: `http://localhost:${port}`, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
