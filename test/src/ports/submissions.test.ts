import { expect, it } from 'vitest';
import { createSubmissions, type Submission } from '#src/flows/submit/submission-record.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const open: Submission = { cartId: 'cart-1', submissionId: 'submission-1', sentAt: '2026-11-20T17:30:00Z', outcome: 'open' };

it('one submission of a cart is known to every tab: the last one', () => {
  const storage = memoryStorage();
  createSubmissions(storage).write(open);
  createSubmissions(storage).write({ ...open, submissionId: 'submission-2', sentAt: null });
  expect(createSubmissions(storage).read('cart-1')).toEqual({ ...open, submissionId: 'submission-2', sentAt: null });
  expect(createSubmissions(storage).read('cart-2')).toBeNull();
});

it.each(['', 'not JSON', '{}', 'null', '[1, {"cartId":"cart-1"}]'])('a record that was tampered with counts as none: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('submissions', text);
  expect(createSubmissions(storage).read('cart-1')).toBeNull();
});

it('what a later version added, and what stands beside an entry that cannot be read, is kept', () => {
  const storage = memoryStorage();
  storage.setItem('submissions', JSON.stringify([{ ...open, channel: 'WEB' }, 'broken']));
  const submissions = createSubmissions(storage);
  submissions.write({ ...open, cartId: 'cart-2' });
  expect(submissions.read('cart-1')).toEqual({ ...open, channel: 'WEB' });
});

it('ten carts are remembered, and the oldest is the first to go', () => {
  const submissions = createSubmissions(memoryStorage());
  for (let count = 0; count <= 10; count += 1) submissions.write({ ...open, cartId: `cart-${count}` });
  expect(submissions.read('cart-0')).toBeNull();
  expect(submissions.read('cart-1')).not.toBeNull();
});
