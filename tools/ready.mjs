// Makes a clone ready before anything else runs: packages as the lockfile says, and a Node that is new enough.
// Without a dependency, and for Node 20 too, since it runs before there is anything else.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** True when every package that the lockfile asks for on this machine is installed in that version. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (place === '' || link) return true;
    const found = installed[place];
    return found === undefined ? optional === true : found.version === version;
  });
}

/** True for `version` at or above `least`, both as `22.19.0`. */
export function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0));
  return at === undefined || (a[at] ?? 0) > (b[at] ?? 0);
}

function install() {
  console.log('Installing packages (npm ci) …');
  const npm = process.env['npm_execpath'];
  const flags = ['ci', '--no-audit', '--no-fund'];
  const options = { cwd: root, stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The packages could not be installed: see npm’s words above, then run "npm ci".');
}

/** The version of the Node that scripts get: `node_modules/.bin` comes first, and may hold one. */
function nodeVersion() {
  const env = { ...process.env, PATH: path.join(root, 'node_modules', '.bin') + path.delimiter + (process.env['PATH'] ?? '') };
  return execFileSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8', env }).trim();
}

function makeReady() {
  const hidden = 'node_modules/.package-lock.json';
  const isUpToDate = existsSync(path.join(root, hidden)) && isInstalled(readJson('package-lock.json').packages, readJson(hidden).packages);
  if (!isUpToDate) install();
  const least = readJson('package.json').engines.node.replace('>=', '');
  const version = nodeVersion();
  if (!isAtLeast(version, least)) throw new Error(`Node ${version} is too old here: install Node ${least} or newer from nodejs.org.`);
}

/** Runs a command with the Node that came with the packages; the shell that started us may remember an older one. */
function run(command) {
  const env = { ...process.env, PATH: path.join(root, 'node_modules', '.bin') + path.delimiter + (process.env['PATH'] ?? '') };
  const [program, ...args] = command;
  // Without a shell an argument with a space in it stays one; on Windows the programs of packages need one.
  return spawnSync(program, args, { cwd: root, env, shell: process.platform === 'win32', stdio: 'inherit' }).status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    makeReady();
    const command = process.argv.slice(2);
    if (command.length > 0) process.exitCode = run(command);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
