import { faultKinds } from '../world/core/fault.ts';
import { testCards } from '../world/payment/cards.ts';
import type { World } from '../world/world.ts';
import { button, element, part } from './element.ts';
import { endpointNames } from './endpoints.ts';

/** What the bakery "sent", the newest first. */
export function inbox(world: World): HTMLElement {
  const messages = world.messages.all().toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  if (messages.length === 0) return part('Inbox', 'Nothing was sent yet.');
  const lines = messages.map(({ to, channel, subject, body }) =>
    element('li', {}, `${channel} to ${to}: ${[subject, body].filter(Boolean).join(' - ')}`),
  );
  return part('Inbox', element('ul', {}, ...lines));
}

/** The bakery's time. The page is loaded anew, so that everything on it goes by the new one. */
export function clock({ clock: time }: World, reload: () => void): HTMLElement {
  const move = (word: string, duration: Temporal.DurationLike) =>
    button(word, () => {
      time.move(duration);
      reload();
    });
  const reset = button('Back to real time', () => {
    time.reset();
    reload();
  });
  return part(
    'Clock',
    element('p', {}, `${time.now().toLocaleString()}${time.isMoved() ? ' (moved)' : ''}`),
    element('div', { class: 'row' }, move('+15 min', { minutes: 15 }), move('+1 hour', { hours: 1 }), move('+1 day', { hours: 24 }), reset),
  );
}

/** Whom one can sign in as. */
export const people = (): HTMLElement => part('People', 'Nobody has an account here yet: everybody orders as a guest.');

/** Numbers that pass the checks, and what they do. */
export const cards = (): HTMLElement =>
  part('Cards', element('ul', {}, ...testCards.map(({ number, what }) => element('li', {}, `${number} ${what}`))));

/** Calls that fail on purpose. */
export function faults(world: World, refresh: () => void): HTMLElement {
  const choice = (label: string, values: readonly string[]) =>
    element('select', { 'aria-label': label }, ...values.map((value) => element('option', { value }, value)));
  const endpoint = choice('Call', endpointNames);
  const kind = choice('How it fails', faultKinds);
  const set = button('Set', () => {
    const chosen = faultKinds.find((known) => known === kind.value);
    if (chosen) world.faults.put(endpoint.value, { endpoint: endpoint.value, kind: chosen });
    refresh();
  });
  const clear = (name: string) =>
    button(`Clear ${name}`, () => {
      world.faults.drop(name);
      refresh();
    });
  const active = world.faults.all().map((fault) => element('li', {}, `${fault.endpoint}: ${fault.kind} `, clear(fault.endpoint)));
  return part('Faults', element('div', { class: 'row' }, endpoint, kind, set), element('ul', {}, ...active));
}

/** Everything as on the first day, in the bakery and in this browser. */
export const reset = (world: World, reload: () => void): HTMLElement =>
  part(
    'Reset',
    button('Forget everything', () => {
      world.reset();
      localStorage.clear();
      sessionStorage.clear();
      reload();
    }),
  );
