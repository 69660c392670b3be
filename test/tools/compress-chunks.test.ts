import { describe, expect, it } from 'vitest';
import { compressed, compressChunks } from '#tools/vite/compress-chunks.ts';

const source = `const area = (side) => side * side;
const unused = 1;
export const total = (sides) => { const areas = sides.map((side) => area(side)); return areas.reduce((sum, one) => sum + one, 0); };
export const load = () => import('./later.js');`;

describe('chunks are compressed before they are minified', () => {
  it('the code becomes less and does the same', async () => {
    const { code } = await compressed(source);
    expect(code.length).toBeLessThan(source.length);
    expect(code).not.toContain('unused');
    const { total } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { total: (sides: number[]) => number };
    expect(total([2, 3])).toBe(13);
  });

  it('names that are exported and files that are loaded later stay', async () => {
    const { code } = await compressed(source);
    expect(code).toMatch(/export/);
    expect(code).toContain('./later.js');
  });

  it('what cannot be read fails the build', async () => {
    await expect(compressed('const = 1;')).rejects.toThrow('Syntax Error');
  });

  it('takes part in builds only', () => {
    expect(compressChunks().apply).toBe('build');
  });
});
