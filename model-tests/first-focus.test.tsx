import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';

function Part({ word }: { readonly word: string }) {
  const part = useKeptFocus<HTMLDivElement>(word);
  return (
    <div ref={part} data-testid="part" tabIndex={-1}>
      {word}
    </div>
  );
}

it('a part that changes on a page where nothing had the focus yet does not take it', async () => {
  const { rerender } = await render(<Part word="reading" />);
  await rerender(<Part word="read" />);
  await expect.element(page.getByText('read', { exact: true })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
