import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Stores nothing that belongs to somebody: no header of a request, where a member's token and the name of a visit are, and no header of an answer but
 * its type, where a session and the server's time are.
 */
export const impersonal: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? bare(response, response.body) : null),
};

/** The same for answers of the API, which have to be JSON: a hotel's network answers everything with its own page. */
export const impersonalJson: WorkboxPlugin = {
  ...impersonal,
  async cacheWillUpdate({ response }) {
    const text = response.status === 200 ? await response.text() : '';
    return isJson(text) ? bare(response, text) : null;
  },
};

const bare = ({ headers }: Response, body: BodyInit | null) =>
  new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
