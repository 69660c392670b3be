import { expect, it } from 'vitest';
import { hashOf, withIntegrity, withLinkIntegrity } from '#tools/vite/integrity.ts';

const hashes = { '/assets/index-1.js': hashOf('entry'), '/assets/base-2.js': hashOf('base'), '/assets/base-3.css': hashOf('style') };
const page = `<head>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-2.js">
    <link rel="stylesheet" crossorigin href="/assets/base-3.css">
  </head>`;

it('hashes as a browser does', () => {
  // The example of the Subresource Integrity specification, in SHA-256.
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

it('gives the entry, preloaded modules and styles of a page their hash, and no other tag', () => {
  const tags = withIntegrity(page, hashes).match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(tags).toEqual([
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    '<script type="importmap">',
    `<script type="module" crossorigin src="/assets/index-1.js" integrity="${hashes['/assets/index-1.js']}">`,
    `<link rel="modulepreload" crossorigin href="/assets/base-2.js" integrity="${hashes['/assets/base-2.js']}">`,
    `<link rel="stylesheet" crossorigin href="/assets/base-3.css" integrity="${hashes['/assets/base-3.css']}">`,
  ]);
});

it('puts every hash into an import map before the first module', () => {
  const [, map = ''] = /<script type="importmap">(.*)<\/script>\s*<script type="module"/.exec(withIntegrity(page, hashes)) ?? [];
  expect(JSON.parse(map)).toEqual({ integrity: hashes });
});

it('refuses a preload helper that it cannot change', () => {
  expect(withLinkIntegrity('link.href = dep.href;')).toContain("link.href = dep.href; link.integrity = hashes[dep.pathname] ?? '';");
  expect(() => withLinkIntegrity('link.setAttribute("href", dep)')).toThrow('tools/vite/integrity.ts');
});
