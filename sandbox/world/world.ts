import { Order } from './cart/place.ts';
import { StoredCart } from './cart/stored.ts';
import { worldClock } from './core/clock.ts';
import { Fault } from './core/fault.ts';
import { FeatureSwitch } from './core/feature.ts';
import { Message } from './core/message.ts';
import { Scenario } from './core/scenario.ts';
import { collection, memoryStorage, type KeyValueStorage } from './core/store.ts';
import { GivenUp } from './payment/given-up.ts';
import { PhonePayment } from './payment/phone.ts';
import { GiftSpending } from './payment/gift-cards.ts';
import { StoredToken } from './payment/tokens.ts';
import { Remedy } from './remedy/offers.ts';
import { peopleOn } from './people/people.ts';
import { prospectsOn } from './people/prospects.ts';
import { Challenge, EmailToken, Session } from './people/stored.ts';

export interface WorldOptions {
  readonly shelf?: KeyValueStorage;
  /** The machine's time. */
  readonly machine?: () => Temporal.Instant;
  /** A name that no other record has. */
  readonly newId?: () => string;
  /** Runs an effect some milliseconds later. */
  readonly schedule?: (effect: () => void, ms: number) => void;
}

const withTimer = (effect: () => void, ms: number) => void setTimeout(effect, ms);

/** Everything that the pretend bakery remembers. */
export function openWorld({
  shelf = memoryStorage(),
  machine = Temporal.Now.instant,
  newId = () => crypto.randomUUID(),
  schedule = withTimer,
}: WorldOptions = {}) {
  const clock = worldClock(shelf, machine);
  const records = {
    carts: collection(shelf, 'carts', StoredCart),
    orders: collection(shelf, 'orders', Order),
    /** The offer of an order, by its id. */
    remedies: collection(shelf, 'remedies', Remedy),
    tokens: collection(shelf, 'tokens', StoredToken),
    /** Submissions whose payment was given up (C-36). */
    givenUp: collection(shelf, 'givenUp', GivenUp),
    phonePayments: collection(shelf, 'phonePayments', PhonePayment),
    giftSpending: collection(shelf, 'giftSpending', GiftSpending),
    faults: collection(shelf, 'faults', Fault),
    features: collection(shelf, 'features', FeatureSwitch),
    messages: collection(shelf, 'messages', Message),
    scenarios: collection(shelf, 'moods', Scenario),
    people: peopleOn(shelf),
    prospects: prospectsOn(shelf),
    sessions: collection(shelf, 'sessions', Session),
    challenges: collection(shelf, 'challenges', Challenge),
    emailTokens: collection(shelf, 'emailTokens', EmailToken),
  };
  return {
    ...records,
    clock,
    newId,
    /** The names of the calls that have a handler; each handler adds its own. */
    answered: new Set<string>(),
    schedule,
    send: (message: Omit<Message, 'id' | 'sentAt'>) => {
      const id = newId();
      records.messages.put(id, { ...message, id, sentAt: clock.now().toString() });
    },
    /** The bakery as on its first day. */
    reset() {
      for (const kept of Object.values(records)) kept.clear();
      clock.reset();
    },
  };
}
export type World = ReturnType<typeof openWorld>;
