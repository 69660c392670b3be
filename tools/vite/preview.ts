import path from 'node:path';
import type { Plugin } from 'vite';
import { isSandboxEmbedded, readPage, WORKER_PATH } from '../serve/page.ts';
import { decodedPath, isPageAddress, pageMatcher, readPageList } from '../serve/pages.ts';

/** What `vite preview` answers itself: 400 for malformed addresses, 404 for unknown pages and for the sandbox's worker when the page does not load the sandbox. */
export const preview = (): Plugin => ({
  name: 'site-preview',
  configurePreviewServer({ config, middlewares }) {
    const build = path.resolve(config.root, config.build.outDir);
    const page = readPage(build);
    const isKnown = pageMatcher(readPageList(build));
    middlewares.use((request, response, next) => {
      const address = decodedPath(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (address === null) response.writeHead(400).end('Bad request');
      else if (address === WORKER_PATH && !isSandboxEmbedded(page)) response.writeHead(404).end('Not found');
      else if (isPageAddress(address) && !isKnown(address)) {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      } else next();
    });
  },
});
