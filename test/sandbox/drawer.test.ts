import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { appFeatures } from '#contract/app.ts';
import { sessionFromToken } from '#contract/session.ts';
import { defaultFeatures } from '#domain/app/features.ts';
import { handlers } from '#sandbox/handlers/all.ts';
import { featureStates } from '#sandbox/world/core/feature.ts';
import { signInAs } from '#sandbox/world/people/sign-in.ts';
import { openWorld } from '#sandbox/world/world.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

describe('The features of the sandbox drawer', () => {
  it('are all of them, each as the bakery has it', () => {
    const states = featureStates([]);
    expect(states.map(({ name }) => name)).toEqual(Object.keys(defaultFeatures));
    expect(states.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual([
      'allergenFilter',
      'credentialManagementApi',
      'digitalRecovery',
      'digitalRecoveryCurbside',
      'digitalRecoveryDelivery',
      'digitalRecoveryRpu',
      'feedbackIsEnabled',
      'geolocationApi',
      'loginAvailable',
      'miniCartIsEnabled',
      'nightHours',
      'orderTracker',
      'remedyGuestRegistration',
      'welcomeBetaModal',
    ]);
  });

  it('reach a page that starts, until they are cleared', async () => {
    const { call } = testDependencies(world);
    const ask = () => call(appFeatures, { params: { locale: 'en-US' } });
    world.features.put('groupOrder', { name: 'groupOrder', isOn: true });
    world.features.put('nightHours', { name: 'nightHours', isOn: false });
    expect(await ask()).toMatchObject({ groupOrder: true, nightHours: false, miniCartIsEnabled: true });
    world.features.clear();
    expect(await ask()).toEqual({
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
    });
  });
});

describe('Signing in at one press', () => {
  it.for(['customer-max', 'customer-iris', 'customer-pat'])('opens a session of %s that the server knows', async (customerId) => {
    const { call, vault } = testDependencies(world);
    vault.keepAccessToken(signInAs(world, customerId) ?? '');
    expect(await call(sessionFromToken, {})).toMatchObject({ customerId });
  });

  it('is refused for an account that was never confirmed, and for one that is unknown', () => {
    expect(signInAs(world, 'customer-una')).toBeNull();
    expect(signInAs(world, 'customer-nobody')).toBeNull();
  });
});

/** Every endpoint that a module of the contract exports. */
async function contractEndpoints(): Promise<readonly Endpoint[]> {
  const folder = path.resolve(import.meta.dirname, '../../contract');
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const exported = await Promise.all(modules.map(async (file) => Object.values<unknown>(await import(path.join(folder, file)))));
  return exported
    .flat()
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value);
}

it('The list of faults has every call of the contract with a handler, and no other', async () => {
  const opened = openWorld();
  handlers(opened);
  const names = (await contractEndpoints()).map(({ name }) => name);
  expect([...opened.answered].filter((name) => !names.includes(name))).toEqual([]);
  // The app makes neither of these calls, and nothing answers them.
  expect(names.filter((name) => !opened.answered.has(name))).toEqual([]);
  expect([...opened.answered]).toEqual(
    expect.arrayContaining(['menu.allergens', 'menu.quantityRules', 'menu.proteinUpsell', 'menu.offer']),
  );
});
