import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';

interface PartProps {
  /** Facts of the part. */
  readonly word: string;
  readonly count: number;
  /** Whether the part itself takes the focus. */
  readonly isFocusable: boolean;
  readonly children: ReactNode;
}

function Part({ word, count, isFocusable, children }: PartProps) {
  const part = useKeptFocus<HTMLDivElement>(word, count);
  return (
    <div ref={part} data-testid="part" {...(isFocusable && { tabIndex: -1 })}>
      {children}
    </div>
  );
}

const remove = <button type="button">Remove</button>;
const undo = (
  <button type="button" data-undo>
    Undo
  </button>
);
const shown = (part: ReactNode, isInDialog = false) => (
  <main>
    <h1 data-page-heading tabIndex={-1}>
      Page
    </h1>
    {isInDialog ? (
      <dialog open aria-labelledby="sheet">
        <h2 id="sheet" tabIndex={-1}>
          Sheet
        </h2>
        {part}
      </dialog>
    ) : (
      part
    )}
  </main>
);
const before = { word: 'calm', count: 2, isFocusable: false, children: remove };

/** A press of "Remove", and what follows it. */
async function pressed(
  after: Partial<typeof before>,
  { isInDialog = false, ...first }: Partial<typeof before> & { isInDialog?: boolean } = {},
) {
  const { rerender } = await render(shown(<Part {...before} {...first} />, isInDialog));
  (page.getByRole('button', { name: 'Remove' }).element() as HTMLElement).focus();
  const gone = { children: null };
  await rerender(shown(<Part {...before} {...first} {...gone} {...after} />, isInDialog));
}

it.each([
  ['a word that changed', { word: 'working' }],
  ['a number that fell', { count: 1 }],
] as const)('the focus that left the page with %s goes to its heading', async (_, after) => {
  await pressed(after);
  await expect.element(page.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

it('the focus that left the page goes to the way back inside the part, before all else', async () => {
  await pressed({ count: 1, children: undo }, { isFocusable: true });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('the focus that left the page goes to the part, where that takes it', async () => {
  await pressed({ word: 'working' }, { isFocusable: true });
  await expect.element(page.getByTestId('part')).toHaveFocus();
});

it('the focus that left a sheet goes to the heading of the sheet', async () => {
  await pressed({ word: 'working' }, { isInDialog: true });
  await expect.element(page.getByRole('heading', { name: 'Sheet' })).toHaveFocus();
});

it.each([
  ['a number that rose', { count: 3 }],
  ['nothing that the part knows of', {}],
] as const)('the focus that left the page with %s is left alone', async (_, after) => {
  await pressed(after);
  expect(document.activeElement).toBe(document.body);
});

it('a focus that is still on the page stays where it is', async () => {
  await pressed({ word: 'working', children: remove });
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
});
