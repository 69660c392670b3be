import { noticeOf } from '#domain/notice/notice.ts';
import { FEATURES_KEY } from '#src/app/storage/browser-state.schema.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { sitePorts } from './site.ports.ts';
import { defineFlow } from '#src/app/define-flow.ts';

export const siteFlow = defineFlow({
  name: 'site',
  createLogic: ({ call, clock, leaveFor, config: { locale, maintenancePage } }) =>
    siteMachine.provide({ actors: sitePorts(call, clock, { locale, maintenancePage, leaveFor }) }),
  on: {
    'features.loaded': ({ features }, { actors, sharedStorage }) => {
      sharedStorage.setItem(FEATURES_KEY, JSON.stringify(features));
      actors.order.send({ type: 'features.changed', features });
    },
    // Changes of the cart that were queued while offline are sent now.
    'connection.restored': (_, { actors, send }) => {
      send({ type: 'notice.shown', notice: noticeOf('info', 'shell.online') });
      actors.cart.send({ type: 'change.retried' });
    },
  },
});
