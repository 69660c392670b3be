import { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import type { AllergensOutput } from '#machines/allergens/allergens.types.ts';
import type { Services } from '#src/app/services.ts';
import { allergensPorts } from './allergens.ports.ts';

export const on = {};

/** Adds what the guest accepted; without an order that leads to the setup. */
export function onEnd(end: AllergensOutput, { send, navigate, cafeId }: Services): void {
  if (end.kind !== 'accepted') return;
  send({ type: 'line.added', line: end.line });
  if (cafeId() === null) navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
}

/** The machine with its ports. */
export const createLogic = (services: Services) => allergensMachine.provide({ actors: allergensPorts(services) });
