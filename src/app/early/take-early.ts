type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a `fetch` that takes the answers of calls that were made before the code was there, each once. A call that failed then is made again;
 * one that the caller gives up is not waited for.
 *
 * @param answers By whole address; cleared once the first page is there.
 */
export const takeEarly =
  (answers: Map<string, Promise<Response>>, fetch: Fetch): Fetch =>
  async (request) => {
    const { method, signal, url } = request;
    const answer = answers.get(url);
    if (answer === undefined || method !== 'GET' || signal.aborted) return fetch(request);
    answers.delete(url);
    const isGivenUp = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
    const early = await Promise.race([answer.catch(() => null), isGivenUp]);
    // An aborted request fails here as every other does.
    return early ?? fetch(request);
  };
