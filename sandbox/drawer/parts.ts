import { promotions } from '../seeds/discounts.ts';
import { PASSWORD, seeds } from '../seeds/people.ts';
import { prospectSeeds } from '../seeds/prospects.ts';
import { faultKinds } from '../world/core/fault.ts';
import { featureStates } from '../world/core/feature.ts';
import { scenarios, type ScenarioOf } from '../world/core/scenario.ts';
import { formatCents } from '#domain/money/money.ts';
import { testCards } from '../world/payment/cards.ts';
import { testPhones } from '../world/payment/phone.ts';
import { BONUS, giftCards } from '../world/payment/gift-cards.ts';
import { signInAs, signInObstacle } from '../world/people/sign-in.ts';
import type { World } from '../world/world.ts';
import { button, element, part } from './element.ts';

/** What the bakery "sent", the newest first. */
export function inbox(world: World): HTMLElement {
  const messages = world.messages.all().toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
  if (messages.length === 0) return part('Inbox', 'Nothing was sent yet.');
  const lines = messages.map(({ to, channel, subject, body }) =>
    element('li', {}, `${channel} to ${to}: `, ...linked([subject, body].filter(Boolean).join(' - '))),
  );
  return part('Inbox', element('ul', {}, ...lines));
}

/** A message's own pages can be gone to, as from a real email. */
function linked(words: string): (Node | string)[] {
  const [page] = /\/(?:app|en-us)\/\S+/.exec(words) ?? [];
  if (page === undefined) return [words];
  const [before = '', after = ''] = words.split(page);
  return [before, element('a', { href: page }, page), after];
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
    element(
      'div',
      { class: 'row' },
      move('+5 min', { minutes: 5 }),
      move('+15 min', { minutes: 15 }),
      move('+1 hour', { hours: 1 }),
      move('+1 day', { hours: 24 }),
      reset,
    ),
  );
}

/** The people to sign in as, at one press or by password, and what each is for. */
export function people(world: World, onSignedIn: (token: string) => void): HTMLElement {
  const line = ({ purpose, person: seed }: (typeof seeds)[number]) => {
    const person = world.people.get(seed.customerId) ?? seed;
    const signIn = button(`Sign in as ${person.firstName}`, () => {
      const token = signInAs(world, person.customerId);
      if (token !== null) onSignedIn(token);
    });
    return element('li', {}, `${person.emailAddress}: ${purpose} `, ...(signInObstacle(person) === null ? [signIn] : []));
  };
  return part('People', element('p', {}, `The password of all: ${PASSWORD}`), element('ul', {}, ...seeds.map(line)));
}

/** Who gets news without an account, and the link of their emails. */
export const prospects = (): HTMLElement =>
  part(
    'News by email',
    element(
      'ul',
      {},
      ...prospectSeeds.map(({ purpose, prospect: { emailAddress, token } }) =>
        element('li', {}, ...linked(`${emailAddress} ${purpose}: /en-us/prospect/${token}.html`)),
      ),
    ),
  );

/** Every feature that a page can ask for; a page asks once, when it starts. */
export function features(world: World, reload: () => void): HTMLElement {
  const choice = ({ name, isOn }: ReturnType<typeof featureStates>[number]) => {
    const box = element('input', { type: 'checkbox', checked: isOn });
    box.addEventListener('change', () => world.features.put(name, { name, isOn: box.checked }));
    return element('li', {}, element('label', {}, box, ` ${name}`));
  };
  const clear = button('Back to the usual features', () => {
    world.features.clear();
    reload();
  });
  return part(
    'Features',
    element('ul', {}, ...featureStates(world.features.all()).map(choice)),
    element('div', { class: 'row' }, button('Load the page with these', reload), clear),
  );
}

/** What the bakery does with codes and sessions, how fast its kitchen is, and whether it has a remedy. */
export function scenarioChoices(world: World): HTMLElement {
  const choice = (of: ScenarioOf) => {
    const now = world.scenarios.get(of)?.scenario ?? 'normal';
    const options = scenarios[of].map((scenario) => element('option', { value: scenario, selected: scenario === now }, scenario));
    const select = element('select', { 'aria-label': of }, ...options);
    select.addEventListener('change', () => {
      const chosen = scenarios[of].find((scenario) => scenario === select.value);
      if (chosen) world.scenarios.put(of, { scenario: chosen });
    });
    return element('label', {}, `${of} `, select);
  };
  return part(
    'Codes, sessions, kitchen and remedies',
    element('div', { class: 'row' }, choice('codes'), choice('session'), choice('kitchen'), choice('remedy')),
  );
}

/** Numbers that pass the checks, and what they do. */
export const cards = (): HTMLElement =>
  part(
    'Cards',
    element(
      'ul',
      {},
      ...testCards.map(({ number, what }) => element('li', {}, `${number} ${what}`)),
      ...giftCards.map(({ number, pin, cents, payTypeId }) =>
        element('li', {}, `${number} PIN ${pin}: a ${payTypeId === BONUS ? 'bonus' : 'gift'} card with ${formatCents(cents)}`),
      ),
      ...testPhones.map(({ ending, what }) =>
        element('li', {}, `Pay by phone, where it is configured, with a number that ends in ${ending}: ${what}`),
      ),
    ),
  );

/** Codes to type, and what each shows. */
export const discounts = (): HTMLElement =>
  part(
    'Promo codes',
    element('ul', {}, ...Object.entries(promotions).map(([code, { name, purpose }]) => element('li', {}, `${code} ${name}: ${purpose}`))),
  );

/** Calls that fail on purpose. */
export function faults(world: World, refresh: () => void): HTMLElement {
  const choice = (label: string, values: readonly string[]) =>
    element('select', { 'aria-label': label }, ...values.map((value) => element('option', { value }, value)));
  const endpoint = choice('Call', [...world.answered].toSorted());
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
