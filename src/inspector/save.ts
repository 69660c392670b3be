import type { Log } from './log.ts';

/** Saves a recording as a file of this browser. */
export function saveLog(log: Log, page: Document): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(log, null, 1)}\n`], { type: 'application/json' }));
  const link = page.createElement('a');
  link.href = url;
  link.download = `hearthside-${log.recordedAt.replaceAll(':', '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
