type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a `fetch` that takes the answers of calls that were made before the code was there, each once. A call that failed then is made again;
 * one that the caller gives up is not waited for.
 *
 * @param answers By address, as the caller names it or whole; cleared once the first page is there, they are not taken later.
 */
export const takeEarly =
  (answers: Map<string, Promise<Response>>, fetch: Fetch, base: string): Fetch =>
  async (request) => {
    const [key, answer] = [...answers].find(([address]) => new URL(address, base).href === request.url) ?? [];
    if (key === undefined || answer === undefined || request.method !== 'GET' || request.signal.aborted) return fetch(request);
    answers.delete(key);
    const { signal } = request;
    const isGivenUp = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
    const early = await Promise.race([answer.catch(() => null), isGivenUp]);
    // An aborted request fails here as every other does.
    return early ?? fetch(request);
  };
