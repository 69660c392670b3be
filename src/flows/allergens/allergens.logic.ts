import { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import type { AllergensOutput } from '#machines/allergens/allergens.types.ts';
import type { Services } from '#src/app/services.ts';
import { allergensPorts } from './allergens.ports.ts';

export const on = {};

/** What the guest accepted is added by the press that asked (`press.machine.ts`); without an order that leads to the setup. */
export function onEnd(end: AllergensOutput, { navigate, cafeId }: Services): void {
  if (end.kind === 'accepted' && cafeId() === null) navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
}

/** The machine with its ports. */
export const createLogic = (services: Services) => allergensMachine.provide({ actors: allergensPorts(services) });
