import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Keeps personal data out of the cache. Of the request only the URL is stored: its headers have the access token and the trace id. Of the
 * response's headers only the content type is stored: the others have the session's expiration.
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
