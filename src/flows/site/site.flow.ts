import { siteMachine } from '#machines/site/site.machine.ts';
import { sitePorts } from './site.ports.ts';
import { defineFlow } from '#src/app/define-flow.ts';

export const siteFlow = defineFlow({
  name: 'site',
  createLogic: ({ call, clock, leaveFor, config: { locale, maintenancePage } }) =>
    siteMachine.provide({ actors: sitePorts(call, clock, { locale, maintenancePage, leaveFor }) }),
  on: { 'site.opened': (event, { send }) => send(event) },
});
