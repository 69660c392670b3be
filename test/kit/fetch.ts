import { getResponse, type HttpHandler } from 'msw';
import { must } from '#domain/must.ts';

/**
 * A `fetch` without a network, for tests. It rejects as the browser's does: with the reason of its signal, and with a `TypeError` where the
 * connection breaks.
 */
export function fetchFrom(answer: (request: Request) => Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await Promise.race([answer(request), abortOf(signal)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** The one handler that has an address. It throws where there is none. Asking each handler in turn would take most of the time of a test. */
export function handlerFor(handlers: readonly HttpHandler[]): (request: Request) => HttpHandler {
  const routes = handlers.map((handler) => ({
    handler,
    method: handler.info.method,
    pattern: new RegExp(`${String(handler.info.path).slice(1).replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (request) => {
    const { pathname } = new URL(request.url);
    const found = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    return must(found, `${request.method} ${pathname}`).handler;
  };
}

/** The answer of a handler. It throws where the handler has none. */
export const answerOf = async (handler: HttpHandler, request: Request): Promise<Response> =>
  must(await getResponse([handler], request), request.url);

/** Rejects as a signal aborts. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
