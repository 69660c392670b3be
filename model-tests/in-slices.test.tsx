import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';

interface PartProps {
  readonly isThere: boolean;
  /** What was drawn, in turn. */
  readonly drawn: string[];
}

function Part({ isThere, drawn }: PartProps) {
  const word = useInSlices(isThere) ? 'soup' : 'waiting';
  useLayoutEffect(() => void drawn.push(word));
  return word;
}

it('what is there at first is drawn at once, what comes later after what waits for it, and what goes is gone at once (decision 060)', async () => {
  const first: string[] = [];
  await render(<Part isThere drawn={first} />);
  expect(first).toEqual(['soup']);
  const later: string[] = [];
  const { rerender } = await render(<Part isThere={false} drawn={later} />);
  await rerender(<Part isThere drawn={later} />);
  expect(later).toEqual(['waiting', 'waiting', 'soup']);
  await rerender(<Part isThere={false} drawn={later} />);
  expect(later[3]).toBe('waiting');
});
