import * as v from 'valibot';
import { defaultFeatures, type Feature } from '#domain/app/features.ts';

const names = Object.keys(defaultFeatures) as Feature[];

/** A feature that a tester switched on or off (FLAGS-01 to -28). */
export const FeatureSwitch = v.object({ name: v.picklist(names), isOn: v.boolean() });
export type FeatureSwitch = v.InferOutput<typeof FeatureSwitch>;

/** The features that the pretend bakery has switched on; every other keeps the client's default. */
const bakeryFeatures = {
  allergenFilter: true,
  digitalRecovery: true,
  digitalRecoveryCurbside: true,
  digitalRecoveryDelivery: true,
  digitalRecoveryRpu: true,
  feedbackIsEnabled: true,
  miniCartIsEnabled: true,
  nightHours: true,
  orderTracker: true,
  remedyGuestRegistration: true,
};

/** What the bakery answers to a page that asks for features: its own, under what a tester chose. */
export const featureAnswer = (switches: readonly FeatureSwitch[]): Readonly<Record<string, boolean>> => ({
  ...bakeryFeatures,
  ...Object.fromEntries(switches.map(({ name, isOn }) => [name, isOn])),
});

/** Every feature and whether it is on in the pretend bakery. */
export const featureStates = (switches: readonly FeatureSwitch[]): readonly FeatureSwitch[] => {
  const answer = featureAnswer(switches);
  return names.map((name) => ({ name, isOn: answer[name] ?? defaultFeatures[name] }));
};
