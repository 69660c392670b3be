import { prospectMachine } from '#machines/prospect/prospect.machine.ts';
import type { ProspectOutput } from '#machines/prospect/prospect.types.ts';
import type { Services } from '#src/app/services.ts';
import { prospectPorts } from './prospect.ports.ts';

/** The machine with its ports. */
export const createLogic = (services: Services) => prospectMachine.provide({ actors: prospectPorts(services) });

export const on = {};

/** What a link that leads to nothing leads to. */
export function onEnd({ kind }: ProspectOutput, { navigate }: Services): void {
  if (kind === 'left') navigate({ to: '/app/menu.html' });
}
