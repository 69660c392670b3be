import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The MIT-licensed set that every picture comes from; a picture key is a name in it. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width: number;
  readonly height: number;
}

const home = 'src/pictures/files';

/** Empty states show these; no product does. */
const furniture = ['shopping-bags', 'bread', 'hot-beverage', 'world-map'];

/** Every picture key that the seeds name. */
export async function keysInSeeds(): Promise<string[]> {
  const keys = new Set<string>(furniture);
  for (const file of globSync('sandbox/seeds/menu/*.ts')) collect(await import(path.resolve(file)), keys, new Set());
  return [...keys].toSorted();
}

function collect(value: unknown, keys: Set<string>, seen: Set<unknown>) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'imgKey' && typeof inner === 'string') keys.add(inner);
    else collect(inner, keys, seen);
  }
}

/** A key as a whole SVG file, or null where the set has none of that name. */
export function pictureFile(key: string, { icons, aliases, width, height }: IconSet): string | null {
  const body = (icons[key] ?? icons[aliases?.[key]?.parent ?? ''])?.body;
  if (body === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

export const iconSet = (): IconSet => JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji/icons.json', 'utf8')) as IconSet;

if (process.argv[1] === import.meta.filename) {
  const icons = iconSet();
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const keys = await keysInSeeds();
  const missing = keys.filter((key) => {
    const file = pictureFile(key, icons);
    if (file !== null) writeFileSync(path.join(home, `${key}.svg`), file);
    return file === null;
  });
  console.log(`${keys.length - missing.length} pictures.${missing.length > 0 ? ` The set has no ${missing.join(', ')}.` : ''}`);
}
