import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { emulatePhone, openPage } from './browser.ts';

/** What one visit on a slow phone costs. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  /** Document, scripts, styles and fonts together are `files`; `other` are icons and the like. */
  readonly requests: Readonly<Record<'files' | 'calls' | 'pictures' | 'other', number>>;
  /** Files that were there before the largest paint, the document too. */
  readonly filesBeforeLargestPaint: number;
  /** Scripts and styles of the page. */
  readonly bytes: Bytes;
  /** Those of them that were there before the largest paint. */
  readonly bytesBeforeLargestPaint: Bytes;
  /** A service worker answered for the page. */
  readonly isControlled: boolean;
}

interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** A page that changed nothing and asked for nothing so long is done, on a slow phone too. */
const QUIET_MS = 2500;

const kinds: Readonly<Record<string, keyof Visit['requests']>> = {
  document: 'files',
  script: 'files',
  stylesheet: 'files',
  font: 'files',
  fetch: 'calls',
  xhr: 'calls',
  image: 'pictures',
};

/** Opens an address in a new page with Slow 4G and a slow processor. `build` is the folder of what is served. */
export async function visit(context: BrowserContext, address: string, build: string): Promise<Visit> {
  const { page, session } = await openPage(context);
  const requests = { files: 0, calls: 0, pictures: 0, other: 0 };
  page.on('request', (request) => (requests[kinds[request.resourceType()] ?? 'other'] += 1));
  await page.addInitScript(watchPaints);
  await emulatePhone(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(becomeQuiet, QUIET_MS);
  const seen = await page.evaluate(readPaints);
  const before = seen.files.filter(({ end }) => end <= seen.largestPaint).map(({ file }) => file);
  await page.close();
  return {
    firstPaintMs: Math.round(seen.firstPaint),
    largestPaintMs: Math.round(seen.largestPaint),
    layoutShift: Number(seen.layoutShift.toFixed(4)),
    requests,
    filesBeforeLargestPaint: 1 + before.length,
    bytes: bytesOf(seen.files.map(({ file }) => file).filter(isCode), build),
    bytesBeforeLargestPaint: bytesOf(before.filter(isCode), build),
    isControlled: seen.isControlled,
  };
}

const isCode = (file: string) => /\.(js|css)$/.test(file);

function bytesOf(files: readonly string[], build: string): Bytes {
  const sources = [...new Set(files)].map((file) => readFileSync(path.join(build, file)));
  const sum = (of: (source: Buffer) => Buffer) => sources.reduce((bytes, source) => bytes + of(source).byteLength, 0);
  return { gzip: sum((source) => gzipSync(source, { level: 9 })), brotli: sum((source) => brotliCompressSync(source)) };
}

interface Paints {
  largestPaint: number;
  changedAt: number;
  layoutShift: number;
}
type WithPaints = typeof globalThis & { benchPaints: Paints };

/** Runs in the page, before its scripts. */
function watchPaints() {
  const paints: Paints = { largestPaint: 0, changedAt: 0, layoutShift: 0 };
  (globalThis as WithPaints).benchPaints = paints;
  performance.setResourceTimingBufferSize(2000);
  const watch = (type: string, on: (entry: PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(on)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime));
  watch('resource', ({ startTime }) => (paints.changedAt = Math.max(paints.changedAt, startTime)));
  new MutationObserver(() => (paints.changedAt = performance.now())).observe(document, { childList: true, subtree: true });
  watch('layout-shift', ({ value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) paints.layoutShift += value;
  });
}

/** Runs in the page. */
async function becomeQuiet(quietMs: number) {
  const { benchPaints } = globalThis as WithPaints;
  while (performance.now() - benchPaints.changedAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Runs in the page. */
async function readPaints() {
  const worker = await navigator.serviceWorker.getRegistration();
  // The next visit is to find it at work.
  if (worker !== undefined) await navigator.serviceWorker.ready;
  const { benchPaints } = globalThis as WithPaints;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...benchPaints,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: resources
      .map(({ name, responseEnd }) => ({ file: new URL(name).pathname, end: responseEnd }))
      .filter(({ file }) => /\.(js|css|woff2)$/.test(file)),
    isControlled: navigator.serviceWorker.controller !== null,
  };
}
