import { defineLazyFlow } from '#src/app/define-flow.ts';

/** One product at a time; a reload restores what the guest chose of it. */
export const productFlow = defineLazyFlow({
  name: 'product',
  load: () => import('./product.logic.ts'),
  on: {},
  onEnd(end, { send, navigate, cafeId }) {
    if (end.kind === 'closed') return;
    const { line, editing } = end;
    send(editing === null ? { type: 'line.added', line } : { type: 'line.changed', sequenceNum: editing, line });
    if (editing !== null) return navigate({ to: '/app/cart.html' });
    navigate(cafeId() === null ? { to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } } : { to: '/app/menu.html' });
  },
});
