/** The parts of `window.trustedTypes` that are used; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

const hasTrustedTypes = (page: object): page is { trustedTypes: TrustedTypes } => 'trustedTypes' in page;

/** The one script address that something in this page may set from text: the service worker of the sandbox, or of the site. */
const workerPath = /^(?:https?:\/\/[^/]+)?\/(?:mockServiceWorker\.js|service-worker\.js\?[^#]*)$/;

/**
 * The default policy: no text becomes HTML or script. Without it a page that requires trusted types
 * would refuse the worker; with it, everything but the worker is refused.
 */
export function guardSinks(page: object, origin: string): void {
  if (!hasTrustedTypes(page)) return;
  page.trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (workerPath.test(url) && new URL(url, origin).origin === origin) return url;
      throw new TypeError('This page loads no script by address.');
    },
  });
}
