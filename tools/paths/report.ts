import type { Flow } from './models.ts';
export async function writeReport(_flows: readonly Flow[]): Promise<boolean> {
  return true;
}
