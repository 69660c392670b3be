import path from 'node:path';
import type { Plugin } from 'vite';
import { isSandboxEmbedded, readPages, WORKER_PATH } from '../serve/page.ts';
import { startFileOf } from '../serve/start-pages.ts';
import { decodedPath, isPageAddress, pageMatcher, readPageList } from '../serve/pages.ts';

/** What `vite preview` answers itself: 400 for malformed addresses, 404 for unknown pages and for the sandbox's worker when the page does not load the sandbox. */
export const preview = (): Plugin => ({
  name: 'site-preview',
  configurePreviewServer({ config, middlewares }) {
    const build = path.resolve(config.root, config.build.outDir);
    const pages = readPages(build);
    const page = pages['/index.html'] ?? '';
    const isKnown = pageMatcher(readPageList(build));
    middlewares.use((request, response, next) => {
      const address = decodedPath(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (address === null) response.writeHead(400).end('Bad request');
      else if (address === WORKER_PATH && !isSandboxEmbedded(page)) response.writeHead(404).end('Not found');
      else if (isPageAddress(address)) {
        const status = isKnown(address) ? 200 : 404;
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(pages[startFileOf(address)] ?? page);
      } else next();
    });
  },
});
