import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Chromium without what draws windows: tests take about a fifth less time in it. */
const withoutWindow = ['chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const programs =
  process.platform === 'win32'
    ? ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe']
    : ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** A container's Chromium runs as root, without a GPU and with little shared memory. */
export const chromiumFlags = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];

interface Use {
  /** True for a browser with a window. */
  readonly inWindow?: boolean;
}

/** Where a Chromium is: `CHROMIUM_PATH`, the system's, or the one that Playwright has downloaded; null when there is none. */
export function findChromium({ inWindow = false }: Use = {}): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = [...(inWindow ? [] : withoutWindow), ...names].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...programs, chromium.executablePath()].find(existsSync) ?? null;
}

/**
 * Finds a Chromium or installs one: Playwright's download first, else Debian's package where we may.
 * Throws one line that says what to do when neither works.
 */
export function ensureChromium(): string {
  return findChromium() ?? download() ?? installPackage() ?? missing();
}

function download(): string | null {
  console.log('Looking for a Chromium: none here, so Playwright downloads one …');
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync('playwright', ['install', ...withLibraries, 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) && runs(downloaded) ? downloaded : null;
}

function installPackage(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('The download did not work, so Debian’s package it is …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium() !== null) break;
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'inherit', env });
  }
  return findChromium();
}

function missing(): never {
  throw new Error('The tests need a Chromium: install one (or Chrome) and run again, or name it in CHROMIUM_PATH.');
}

/** A downloaded browser may lack a library of the system. */
function runs(file: string): boolean {
  try {
    execFileSync(file, ['--version', ...chromiumFlags], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
