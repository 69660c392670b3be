import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import type { FlowEffects, HandlersOf } from '../effects.ts';

/** The actions that notices offer, by name. */
const on: HandlersOf<typeof noticesMachine> = {
  'action.taken': ({ name }, { actors, navigate }) => {
    if (name === 'cart') navigate('/app/cart.html');
    if (name === 'cart.retry') actors.cart.send({ type: 'change.retried' });
    if (name === 'signInAgain') actors.session.send({ type: 'door.reopened' });
  },
};

export const noticesEffects: FlowEffects = { name: 'notices', on };
