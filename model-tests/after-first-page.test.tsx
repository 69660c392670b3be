import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

function Page() {
  const isOver = useAfterFirstPage();
  const [isOverAtFirst] = useState(isOver);
  return <p>{`${isOverAtFirst ? 'over' : 'not over'} at first, ${isOver ? 'over' : 'not over'} now`}</p>;
}

it('the first page has its time once: a page that comes later waits for nothing (UPSELL-01)', async () => {
  const first = await render(<Page />);
  await expect.element(first.getByText('not over at first, over now')).toBeVisible();
  await first.unmount();
  const later = await render(<Page />);
  await expect.element(later.getByText('over at first, over now', { exact: true })).toBeVisible();
});
