import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '#tools/vite/integrity.ts';

/**
 * Makes a second build from a first one by renaming its hashed files and updating their integrity. Building again would take a minute.
 */
export function makeNextBuild(build: string, next: string): void {
  cpSync(build, next, { recursive: true });
  const assets = path.join(next, 'assets');
  const names = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  const anyName = new RegExp(names.join('|').replaceAll('.', '\\.'), 'g');
  const renamed = (text: string) => text.replaceAll(anyName, (name) => name.replace(/.(?=\.\w+$)/, (last) => (last === 'n' ? 'N' : 'n')));
  const hashes = new Map<string, string>();
  for (const name of names) {
    const before = readFileSync(path.join(assets, name));
    const after = renamed(before.toString());
    writeFileSync(path.join(assets, name), after);
    renameSync(path.join(assets, name), path.join(assets, renamed(name)));
    hashes.set(hashOf(before), hashOf(after));
  }
  const pages = readdirSync(next, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const before = readFileSync(path.join(next, page), 'utf8');
    const after = rehashed(renamed(before), hashes);
    writeFileSync(path.join(next, page), after);
    hashes.set(hashOf(importMapOf(before)), hashOf(importMapOf(after)));
  }
  const worker = path.join(next, 'service-worker.js');
  writeFileSync(worker, rehashed(renamed(readFileSync(worker, 'utf8')), hashes));
}

const rehashed = (text: string, hashes: ReadonlyMap<string, string>) =>
  text.replaceAll(/sha256-[\w+/]+=*/g, (hash) => hashes.get(hash) ?? hash);

const importMapOf = (page: string) => /<script type="importmap">([^]*?)<\/script>/.exec(page)?.[1] ?? '';
