import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { getResponse, type RequestHandler } from 'msw';
import { encodingFor, filesIn, type Compression, type ServedFile } from './files.ts';
import { FRAME_PATH, frameHeaders, securityHeaders, STRICT_TRANSPORT } from './headers.ts';
import { configure, readPage, readPages, served, WORKER_PATH } from './page.ts';
import { decodedPath, isPageAddress, pageMatcher, readPageList } from './pages.ts';
import { assignWorld, worldOf } from './world-cookie.ts';
import { startFileOf } from './start-pages.ts';
import { createWorlds } from './worlds.ts';

interface SiteOptions {
  /** The folder of the production build. */
  readonly build: string;
  /** A new sandbox: what answers the API of one browser. */
  readonly openSandbox: () => readonly RequestHandler[];
  /** What the operator sets in the page's block of configuration. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Default: `quick`, for a site that is asked for a few pages. */
  readonly compression?: Compression;
}

type Env = { Bindings: HttpBindings };
export type Site = Hono<Env>;

/**
 * The build and an API on one origin, as a chain would serve them. With an `apiBaseUrl` at another origin, or with the sandbox inside the
 * page, only the build.
 */
export function createSite({ build, openSandbox, changes, compression = 'quick' }: SiteOptions): Site {
  const configured = (text: string) => configure(text, { ...served, ...changes });
  const { page, config } = configured(readPage(build));
  const pages = Object.fromEntries(Object.entries(readPages(build)).map(([name, text]) => [name, configured(text).page]));
  const files = filesIn(build, pages, compression);
  if (config.sandbox === 'off') files.delete(WORKER_PATH);
  const isKnown = pageMatcher(readPageList(build));
  const headersOf = (text: string) => Object.entries(securityHeaders(config, text));
  const headers = headersOf(page);
  const ofPages = Object.fromEntries(Object.entries(pages).map(([name, text]) => [name, headersOf(text)]));
  const base = config.apiBaseUrl.replace(/\/$/, '');
  const hasApi = config.sandbox === 'off' && config.apiBaseUrl.startsWith('/');
  const site = new Hono<Env>();

  site.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    const isApi = hasApi && pathname.startsWith(`${base}/`);
    // The app has its own page for an address that cannot be decoded, for example one that a message cut off.
    const decoded = decodedPath(pathname);
    const isAnswered = decoded !== null || (isPageAddress(pathname) && !isApi);
    if (isAnswered) await next();
    else context.res = context.text('Bad request', 400);
    const ofPage = (decoded !== null && ofPages[startFileOf(decoded)]) || headers;
    const own = pathname.startsWith(FRAME_PATH) ? Object.entries(frameHeaders(config, pathname)) : ofPage;
    for (const [name, value] of own) context.header(name, value);
    if (context.req.header('x-forwarded-proto') === 'https') context.header('strict-transport-security', STRICT_TRANSPORT);
  });

  if (hasApi) serveApi(site, base, openSandbox);

  site.get('*', (context) => {
    const { pathname } = new URL(context.req.url);
    const decoded = decodedPath(pathname);
    const address = decoded ?? pathname;
    const file = files.get(address);
    if (file !== undefined && !(address in pages)) return send(context, file);
    const pageFile = (decoded !== null && files.get(startFileOf(decoded))) || files.get('/index.html');
    if (pageFile === undefined || !isPageAddress(address)) return context.text('Not found', 404);
    if (hasApi) assignWorld(context);
    return send(context, pageFile, decoded !== null && isKnown(decoded) ? 200 : 404);
  });
  return site;
}

/** Answers under `base` with the sandbox of the browser that asks. */
function serveApi(site: Site, base: string, openSandbox: () => readonly RequestHandler[]) {
  const worlds = createWorlds(openSandbox);
  site.use(`${base}/*`, compress(), async ({ header }, next) => {
    await next();
    header('cache-control', 'no-store');
  });
  site.all(`${base}/*`, async (context) => {
    const url = new URL(context.req.url);
    url.pathname = `/api${url.pathname.slice(base.length)}`;
    const answer = await answerTo(worlds(worldOf(context)), url, context.req.raw);
    if (answer?.type === 'error') {
      // A dropped connection, as a fault of the sandbox asks for.
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return answer ?? context.json({ errors: [{ reasonCode: 'error.notFound' }] }, 404);
  });
}

function send(context: Context, file: ServedFile, status: 200 | 404 = 200): Response {
  const encoding = file.isCompressible ? encodingFor(context.req.header('accept-encoding')) : 'identity';
  return context.body(file.body(encoding), status, {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    ...(file.isCompressible && { vary: 'accept-encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
}

/** Asks the handlers with a plain request: MSW clones it, which the server's own lazy one does not survive. */
async function answerTo(handlers: readonly RequestHandler[], url: URL, { method, headers, body }: Request): Promise<Response | undefined> {
  const bytes = body && (await new Response(body).arrayBuffer());
  return await getResponse([...handlers], new Request(url, { method, headers, body: bytes }));
}
