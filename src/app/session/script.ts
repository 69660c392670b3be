import { must } from '#domain/must.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once. Its address comes from the configuration, and the page's policy has to allow it. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(url);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      reject(new Error(`The script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

/** A page that requires trusted types has to allow this policy by its name. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('providers', { createScriptURL: (address) => address });
  return must(policy, 'policy').createScriptURL(url);
}
let policy: ReturnType<TrustedTypes['createPolicy']> | null = null;
