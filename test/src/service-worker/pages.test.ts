import { describe, expect, it } from 'vitest';
import { originOf, pageFileOf } from '#src/service-worker/pages.ts';
import { pagePatterns } from '#tools/serve/pages.ts';
import { startFileOf, startFiles } from '#tools/serve/start-pages.ts';

const known = ['/', '/app/menu.html', '/app/product/{$placardHash}.html', '/app/confirmation.html', '/app/startOrder'];
const pages = {
  known: pagePatterns(known).map(({ source }) => source),
  files: [
    ...startFiles.map(({ file, address }) => ({ file: `/${file}`, address: address.source })),
    { file: '/index.html', address: null },
  ],
};

describe('the file of a page', () => {
  it.for(['/', '/app/menu.html', '/APP/Menu.html/', '/app/product/a%20b.html', '/app/confirmation.html', '/app/startOrder'])(
    'is for %s the one that the server sends',
    (address) => {
      expect(pageFileOf(pages, address)).toBe(startFileOf(decodeURIComponent(address)));
    },
  );

  it.for(['/index.html', '/app/product/index.html', '/app/cart.html'])('is %s itself', (file) => {
    expect(pageFileOf(pages, file)).toBe(file);
  });

  it.for(['/maintenance.html', '/app/nowhere.html', '/favicon.svg', '/api/public/menu/versions/1', '/app/product/%E0%A4%A.html'])(
    'is not there for %s: the server answers',
    (address) => {
      expect(pageFileOf(pages, address)).toBeNull();
    },
  );
});

describe('a page from the server', () => {
  const page = (config: object, map = '{}') =>
    `<script type="application/json" id="config">\n${JSON.stringify(config)}</script><script type="importmap">${map}</script>`;
  const originOfPage = (text: string) => originOf(text, '#{}', (map) => `#${map}`);

  it.for([
    ['of this build, whatever else its configuration says', page({ sandbox: 'off', slotDays: 3 }), 'ours'],
    ['of another build', page({ sandbox: 'off' }, '{"integrity":{}}'), 'other'],
    ['with the worker switched off, of whatever build', page({ sandbox: 'off', serviceWorker: 'off' }, '{"integrity":{}}'), 'unwanted'],
    ['with the sandbox inside', page({ sandbox: 'embedded' }), 'unwanted'],
    ['that is not of this site', '<h1>Sign in to this network</h1>', 'foreign'],
  ] as const)('is known: one %s', async ([, text, origin]) => {
    expect(await originOfPage(text)).toBe(origin);
  });
});
