import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { waits } from '#machines/kit/port.ts';
import { isPersistable } from '#machines/kit/persistable.ts';
import { CheckoutContextSchema, insideCheckout } from '#src/flows/checkout/checkout.context.ts';
import { insideOrderSetup, OrderSetupContextSchema } from '#src/flows/order-setup/order-setup.context.ts';
import { ProductContextSchema } from '#src/flows/product/product.context.ts';
import { insideProfile, ProfileContextSchema } from '#src/flows/profile/profile.context.ts';
import type { Fault } from '#src/app/error-log.ts';
import { persist } from '#src/app/persist.ts';
import { factsOf } from './kit/graph.ts';
import { screenOf } from './kit/model.ts';
import { models } from './kit/models.ts';
import { step, scripted, createScriptedActor } from './kit/scripted-actor.ts';
import { pathsOverEdgesOf } from './kit/tour.ts';
import { walk } from './kit/walk.ts';

/** Contexts of the flows that the app stores, by the name of the model. */
const contexts: Readonly<Record<string, v.GenericSchema>> = {
  'order-setup': OrderSetupContextSchema,
  'cafe-search': insideOrderSetup.cafeSearch,
  'address-search': insideOrderSetup.addressSearch,
  'cafe-session': insideOrderSetup.cafeSession,
  slots: insideOrderSetup.slots,
  product: ProductContextSchema,
  checkout: CheckoutContextSchema,
  submit: insideCheckout.submit,
  'payment-selection': insideCheckout.paymentSelection,
  'gift-card': insideCheckout.giftCard,
  wallet: insideCheckout.wallet,
  profile: ProfileContextSchema,
  'edit-form': insideProfile.name,
  'missed-visit': insideProfile.missedVisit,
  'stored-payments': insideProfile.storedPayments,
  'payment-entry': insideProfile.paymentEntry,
  'pay-pal': insideProfile.payPal,
  'two-step': insideProfile.twoStep,
  verification: insideProfile.verification,
};

/**
 * A reload at every step: a state of rest comes back as it was, any other falls back to the last one of rest. Each edge is taken once after
 * a reload; pairs of edges, which a flow that moves money has walked besides, show nothing more where all of the state has come back.
 * What is stored as it was at the last reload of the path is not loaded again: it came back then.
 */
describe.for(models)('$flow', ({ flow, model }) => {
  const storage = new Map<string, string>();
  const services = { tabStorage: storageOn(storage), report: ({ message }: Fault) => expect.unreachable(message) };
  const logic = persist(scripted(model), { version: 'any', context: contexts[flow] ?? v.looseObject({}) }, services);

  it.for(pathsOverEdgesOf(model))('$title', async (path) => {
    storage.clear();
    const load = () => createScriptedActor(model, path.start.input, logic);
    const now = () => live.actor.getSnapshot() as AnyMachineSnapshot;
    let live = load();
    const seenOf = (snapshot: AnyMachineSnapshot) => ({ ...factsOf({}, snapshot), screen: screenOf(model, snapshot) });
    let lastRest = seenOf(now());
    let loaded: string | null = null;
    await walk(path, async ({ event }) => {
      await step(live, event);
      const moved = now();
      if (moved.status === 'done') expect([...storage.keys()], 'stored although it has ended').toEqual([]);
      if (moved.status !== 'active') return;

      const isResting = isPersistable(moved);
      const stored = [...storage.values()].join();
      if (!isResting && stored === loaded) return;
      loaded = stored;
      const reloaded = load();
      const again = reloaded.actor.getSnapshot() as AnyMachineSnapshot;
      if (isResting) {
        expect(
          [...reloaded.asked].filter((port) => !Object.hasOwn(waits, port)),
          'asked again by a reload',
        ).toEqual([]);
        lastRest = seenOf(moved);
        live = reloaded;
      }
      expect(seenOf(again)).toEqual(lastRest);
    });
  });
});

const storageOn = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
