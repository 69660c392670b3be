/** Every feature that can be switched, with what holds until the server says otherwise (FLAGS, OPEN-03, OPEN-40). */
export const defaultFeatures = {
  annualPlan: false,
  allergenFilter: false,
  campusCard: false,
  comboConversion: false,
  coolFoodBadges: false,
  credentialManagementApi: true,
  digitalRecovery: false,
  digitalRecoveryCurbside: false,
  digitalRecoveryDelivery: false,
  digitalRecoveryRpu: false,
  dynamicPricing: false,
  feedbackIsEnabled: false,
  geolocationApi: true,
  groupOrder: false,
  loginAvailable: true,
  maintenanceMode: false,
  mealUpgradePricing: false,
  miniCartIsEnabled: false,
  nightHours: false,
  noClosedCafe: false,
  orderHistoryCloud: false,
  orderSetupV2: false,
  orderTracker: false,
  remedyGuestRegistration: false,
  rewardQuantity: false,
  serviceFee: false,
  skipOrderSlotting: false,
  subscriberPricing: false,
  subscriptionServiceV2: false,
  warmUx: false,
  welcomeBetaModal: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type Feature = keyof typeof defaultFeatures;
export type Features = Readonly<Record<Feature, boolean>>;

/** These go off with `?test` (QUERY-13). */
const offInTests: readonly Feature[] = ['credentialManagementApi', 'geolocationApi', 'welcomeBetaModal'];

/**
 * The features in force: the server's word where it gave a boolean, else the default (E-89).
 * Unknown keys are dropped.
 */
export function featuresFrom(answer: Readonly<Record<string, unknown>>, { isTest }: { readonly isTest: boolean }): Features {
  const entries = Object.entries(defaultFeatures).map(([name, otherwise]): [string, boolean] => {
    const said = answer[name];
    const isOn = typeof said === 'boolean' ? said : otherwise;
    return [name, isOn && !(isTest && offInTests.some((off) => off === name))];
  });
  return { ...defaultFeatures, ...Object.fromEntries(entries) };
}
