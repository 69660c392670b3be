import type { Flow } from './models.ts';
export async function replayFile(_file: string, _flows: readonly Flow[]): Promise<boolean> {
  return true;
}
