import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getResponse, type RequestHandler } from 'msw';
import { encodingFor, filesIn, type ServedFile } from './files.ts';
import { securityHeaders, STRICT_TRANSPORT } from './headers.ts';
import { configure, readPage, served } from './page.ts';

interface SiteOptions {
  /** The folder of the production build. */
  readonly build: string;
  /** What answers under `/api`: the sandbox's own handlers. */
  readonly handlers: readonly RequestHandler[];
  /** What the operator sets in the page's block of configuration. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

export type Site = Hono<{ Bindings: HttpBindings }>;

/** The build and an API on one origin, as a chain would serve them. */
export function createSite({ build, handlers, changes }: SiteOptions): Site {
  const { page, config } = configure(readPage(build), { ...changes, ...served });
  const files = filesIn(build, { '/index.html': page });
  const headers = Object.entries(securityHeaders(config));
  const site = new Hono<{ Bindings: HttpBindings }>();

  site.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
    if (context.req.header('x-forwarded-proto') === 'https') context.header('strict-transport-security', STRICT_TRANSPORT);
  });

  site.use('/api/*', compress(), async ({ header }, next) => {
    await next();
    header('cache-control', 'no-store');
  });
  site.all('/api/*', async ({ req, env, json }) => {
    const answer = await answerTo(handlers, req.raw);
    if (answer?.type === 'error') {
      // A dropped connection, as a fault of the sandbox asks for.
      env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return answer ?? json({ errors: [{ reasonCode: 'error.notFound' }] }, 404);
  });

  site.get('*', ({ req, text, body }) => {
    const file = fileFor(files, req.path);
    if (file === undefined) return text('Not found', 404);
    const encoding = file.isCompressible ? encodingFor(req.header('accept-encoding')) : 'identity';
    return body(file.body(encoding), 200, {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      ...(file.isCompressible && { vary: 'accept-encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });
  return site;
}

/** A file by its address; every address of the app, `.html` ones too, is the one page. */
function fileFor(files: ReadonlyMap<string, ServedFile>, address: string): ServedFile | undefined {
  const isPage = /(^|\/)[^./]*$|\.html$/.test(address);
  return files.get(decodeURI(address)) ?? (isPage ? files.get('/index.html') : undefined);
}

/** Asks the handlers with a plain request: MSW clones it, which the server's own lazy one does not survive. */
async function answerTo(handlers: readonly RequestHandler[], { url, method, headers, body }: Request): Promise<Response | undefined> {
  const bytes = body && (await new Response(body).arrayBuffer());
  return await getResponse([...handlers], new Request(url, { method, headers, body: bytes }));
}
