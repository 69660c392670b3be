import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withCriticalStyles, withLaterLinksLast } from '#tools/vite/critical-styles.ts';
import { drawStartPage } from '#tools/vite/draw-start-page.tsx';
import { startFileOf, startFiles } from '#tools/serve/start-pages.ts';
import { withScript, withWords } from '#tools/vite/early-script.ts';
import { withLinks } from '#tools/vite/start-pages.ts';

describe('a page before its code is there', () => {
  it.for([
    ['/', '/app/home.html'],
    ['/app/home.html', '/app/home.html'],
    ['/APP/Menu.html', '/app/menu.html'],
    ['/app/category/soups.html', '/app/menu.html'],
    ['/app/product/7202.html', '/app/product/index.html'],
    ['/app/startOrder', '/app/startOrder.html'],
    ['/app/menu.html/', '/app/menu.html'],
    ['/app/confirmation.html', '/index.html'],
    ['/app/menu.html/more', '/index.html'],
  ] as const)('has at %s the file %s', ([address, file]) => expect(startFileOf(address)).toBe(file));

  it.for([...startFiles.map(({ kind }) => kind), 'other' as const])(
    '%s: has the bar, a way past it, blocks, and the words of its status',
    (kind) => {
      const html = drawStartPage(kind, 'STATUS');
      expect(html).toContain('href="/app/home.html"');
      expect(html).toContain('href="#page"');
      expect(html).toMatch(/<main id="page"[^>]*>STATUS</);
      expect(html).toContain('aria-busy="true"');
      expect(html).not.toMatch(/<(input|button|script|style)|style=/);
      expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
    },
  );

  it('has words of some visitors only where they are hidden until it is known that they hold', () => {
    expect(drawStartPage('cart', '')).toMatch(/data-if="filled">.*<h2>Order summary<\/h2>/);
    expect(drawStartPage('setup', '')).toMatch(/data-if="signIn">.*<h1[^>]*>How would you like to check out\?<\/h1>/);
    expect(drawStartPage('checkout', '')).toMatch(/<span data-if="payer">Checking out as a guest\./);
  });

  it('has the rules for its first paint in it, fonts and dark colors too, and waits for no stylesheet', async () => {
    const build = mkdtempSync(path.join(tmpdir(), 'build-'));
    const rules =
      '@font-face{font-family:F;src:url(/f.woff2)}.bar{color:red;font-family:F}.later{color:blue}@media (prefers-color-scheme:dark){.bar{color:pink}}';
    writeFileSync(path.join(build, 'base.css'), rules);
    const link = '<link rel="stylesheet" crossorigin href="/base.css">';
    const faces = "<style>@font-face{font-family:Own;src:local('Arial');size-adjust:101%}</style>";
    const page = `<html><head><title>T</title>${faces}${link}</head><body><div class="bar"></div><div id="root"></div></body></html>`;
    const html = await withCriticalStyles(page, build);
    rmSync(build, { recursive: true });
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toMatch(/<style>.*@font-face.*\.bar.*prefers-color-scheme:\s*dark.*pink.*<\/style>/);
    // Its variables name the families, so that no rule seems to use them.
    expect(head).toMatch(/@font-face\{font-family:Own;src:local\(.?Arial.?\);size-adjust:101%\}/);
    expect(head).not.toMatch(/later|stylesheet/);
    expect(body.indexOf(link)).toBeGreaterThan(body.indexOf('id="root"'));
    expect(html).not.toMatch(/onload|style=/);
  });

  it('has the styles of later parts behind its own, which they change', () => {
    expect(withLaterLinksLast('link.href = dep.href; document.head.appendChild(link);')).toBe(
      'link.href = dep.href; document.body.appendChild(link);',
    );
    expect(() => withLaterLinksLast('head.append(link)')).toThrow('adapt');
  });

  it('links the files that it does not name yet', () => {
    const page = '<head><script src="/assets/base.js"></script></head>';
    expect(withLinks(page, ['assets/base.js', 'assets/home.css', 'assets/home.js'])).toBe(
      '<head><script src="/assets/base.js"></script>' +
        '  <link rel="stylesheet" crossorigin href="/assets/home.css">\n  ' +
        '  <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">\n  </head>',
    );
  });
});

describe('a script', () => {
  const tag = (name: string) => `    <script type="module" crossorigin src="/assets/${name}.js"></script>\n`;

  it('that is early stands in the page, behind its configuration and before the others', () => {
    const config = '<script type="application/json" id="config">{}</script>';
    expect(withScript(`<head>${config}${tag('base')}</head>`, 'ask("$&")')).toBe(
      `<head>${config}\n    <script>ask("$&")</script>${tag('base')}</head>`,
    );
    expect(() => withScript('<head></head>', 'ask()')).toThrow('no configuration');
    expect(() => withScript(config, 'ask("</script>")')).toThrow('a tag');
  });

  it('that shows words is asked for before the others, and runs once the page has its words', () => {
    expect(withWords(`<head>${tag('base')}</head><body><p>Words</p></body>`, 'assets/words.js')).toBe(
      `<head>    <link rel="modulepreload" fetchpriority="high" crossorigin href="/assets/words.js">\n${tag('base')}</head>` +
        '<body><p>Words</p>  <script async type="module" crossorigin src="/assets/words.js"></script>\n  </body>',
    );
  });
});
