import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPages } from '../serve/page.ts';

/** Hashes of files by their address, as `integrity` attributes and import maps have them. */
export type Hashes = Readonly<Record<string, string>>;

export const hashOf = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Subresource integrity for a build. The page gets an import map with the hash of every script, and of every style for the preload helper;
 * its own links and its entry get the attribute; the helper sets it on each style that is loaded later.
 */
export const integrity = (): Plugin => ({
  name: 'site-integrity',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: withLinkIntegrity(code), map: null }),
  },
  writeBundle: {
    order: 'post',
    // Only what was written is final: other plugins change chunks until then.
    sequential: true,
    handler({ dir = 'dist' }) {
      const hashes = hashesIn(dir);
      for (const [name, page] of Object.entries(readPages(dir))) writeFileSync(path.join(dir, name), withIntegrity(page, hashes));
    },
  },
});

function hashesIn(build: string): Hashes {
  const names = readdirSync(path.join(build, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(names.toSorted().map((name) => [`/assets/${name}`, hashOf(readFileSync(path.join(build, 'assets', name)))]));
}

const insertion = /link\.href\s*=\s*dep\.href;/;

/** Vite's preload helper, which from now on sets `integrity` on every link. Throws when the helper is written in another way. */
export function withLinkIntegrity(helper: string): string {
  if (!insertion.test(helper)) throw new Error('The preload helper of this Vite sets no link.href: adapt tools/vite/integrity.ts.');
  return `const hashes = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}').integrity ?? {};\n${helper.replace(
    insertion,
    (setting) => `${setting} link.integrity = hashes[dep.pathname] ?? '';`,
  )}`;
}

const link = /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"[^>]*?>/g;

/** The page with the attribute on every link whose hash is known, and the import map in front of the first of them. */
export function withIntegrity(page: string, hashes: Hashes): string {
  const map = `<script type="importmap">${JSON.stringify({ integrity: hashes })}</script>`;
  let isFirst = true;
  return page.replaceAll(link, (tag, address: string) => {
    const hash = hashes[address];
    if (hash === undefined) return tag;
    const lead = isFirst ? `${map}\n    ` : '';
    isFirst = false;
    return lead + tag.replace(/\s*\/?>$/, ` integrity="${hash}">`);
  });
}
