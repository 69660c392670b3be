import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { createVerification } from '#src/flows/verification/verification.logic.ts';
import { twoStepPorts } from '#src/flows/two-step/two-step.ports.ts';
import { openSession, passSecondStep } from '#sandbox/world/people/session.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const lastCode = () => /\d{6}/.exec(world.messages.all().at(-1)?.body ?? '')?.[0] ?? '';

/** A member's flow, with the calls that it makes. */
function begin(email: string, { hasPassedSecondStep = false } = {}) {
  const deps = testDependencies(world);
  const person = must(world.people.byEmail(email), 'person');
  const session = openSession(world, person);
  if (hasPassedSecondStep) passSecondStep(world, session);
  deps.vault.keepAccessToken(session.token);
  const asked: string[] = [];
  const call: typeof deps.call = (described, request) => {
    asked.push(described.name);
    return deps.call(described, request);
  };
  const actors = { ...twoStepPorts({ ...deps, call }), verification: createVerification({ ...deps, call }) };
  const actor = createActor(twoStepMachine.provide({ actors })).start();
  const phones = () => must(world.people.byEmail(email), 'person').phones;
  async function typeCode() {
    await waitFor(actor, ({ children }) => children.verification !== undefined);
    const verification = must(actor.getSnapshot().children.verification, 'verification');
    await waitFor(verification, (snapshot) => snapshot.matches('entering'));
    verification.send({ type: 'code.submitted', code: lastCode() });
    await waitFor(verification, (snapshot) => snapshot.matches('celebrating'));
    verification.send({ type: 'verification.cancelled' });
  }
  /** Asks for another phone, and types its number in the sheet that follows. */
  function submitNumber(phoneNumber: string) {
    actor.send({ type: 'number.requested' });
    const verification = must(actor.getSnapshot().children.verification, 'verification');
    verification.send({ type: 'phone.submitted', phoneNumber });
    return verification;
  }
  return {
    actor,
    asked,
    phones,
    submitNumber,
    typeCode,
    ends: (idle: 'rested' | 'enabled' | 'disabled' | 'confirmed' | 'refused' | 'failed') => waitFor(actor, (now) => now.matches({ idle })),
  };
}

it('MFA-26 adds an unknown phone, refreshes, verifies, enables, and refreshes, in this order (C-75, C-76)', async () => {
  const flow = begin('nell@example.com');
  flow.submitNumber('2175550199');
  await flow.typeCode();
  await waitFor(flow.actor, (snapshot) => snapshot.matches('enabling') || snapshot.matches({ idle: 'enabled' }));
  const second = flow.actor.getSnapshot().children.verification;
  if (second) {
    await waitFor(second, (snapshot) => snapshot.matches('celebrating'));
    second.send({ type: 'verification.cancelled' });
  }
  await flow.ends('enabled');
  expect(flow.asked).toEqual(['phones.create', 'account.details', 'phones.verification', 'phones.verify', 'mfa.enable', 'account.details']);
  expect(flow.phones()).toMatchObject([{ phoneNumber: '2175550199', isVerified: true, isSmsMfaEnabled: true }]);
});

it('MFA-24 enables a verified phone without a code: no token is success (C-77)', async () => {
  const flow = begin('pat@example.com');
  flow.actor.send({ type: 'phone.chosen', phone: { phoneId: 'phone-pat', lastFour: '0101', isVerified: true } });
  const verification = must(flow.actor.getSnapshot().children.verification, 'verification');
  await waitFor(verification, (snapshot) => snapshot.matches('celebrating'));
  verification.send({ type: 'verification.cancelled' });
  await flow.ends('enabled');
  expect(flow.asked).toEqual(['mfa.enable', 'account.details']);
});

it('MFA-20 a cancelled verification enables nothing', async () => {
  const flow = begin('mona@example.com');
  flow.actor.send({ type: 'phone.chosen', phone: { phoneId: 'phone-m4', lastFour: '0114', isVerified: false } });
  const verification = must(flow.actor.getSnapshot().children.verification, 'verification');
  await waitFor(verification, (snapshot) => snapshot.matches('entering'));
  verification.send({ type: 'verification.cancelled' });
  await waitFor(flow.actor, (snapshot) => snapshot.matches({ idle: 'rested' }));
  expect(flow.asked).not.toContain('mfa.enable');
  expect(flow.phones().some(({ isSmsMfaEnabled }) => isSmsMfaEnabled)).toBe(false);
});

it('MFA-12 verifies a phone from the list and enables nothing', async () => {
  const flow = begin('mona@example.com');
  flow.actor.send({ type: 'verification.requested', phone: { phoneId: 'phone-m4', lastFour: '0114', isVerified: false } });
  await flow.typeCode();
  await flow.ends('confirmed');
  expect(flow.asked).toEqual(['phones.verification', 'phones.verify', 'account.details']);
  const phone = flow.phones().find(({ id }) => id === 'phone-m4');
  expect(phone).toMatchObject({ isVerified: true, isSmsMfaEnabled: false });
});

it('MFA-25 disables and refreshes, once the second step was passed (C-78)', async () => {
  const flow = begin('max@example.com', { hasPassedSecondStep: true });
  flow.actor.send({ type: 'disable.requested' });
  await flow.ends('disabled');
  expect(flow.asked).toEqual(['mfa.disable', 'account.details']);
  expect(flow.phones()).toMatchObject([{ isSmsMfaEnabled: false }]);
});

it('Two-step verification stays on while the second step is missing', async () => {
  const flow = begin('max@example.com');
  flow.actor.send({ type: 'disable.requested' });
  await flow.ends('refused');
  expect(flow.actor.getSnapshot().context.reasonCode).toBe('error.mfa.verification.required');
  expect(flow.phones()).toMatchObject([{ isSmsMfaEnabled: true }]);
});

it('MFA-26 uses a phone that was added before and is not verified: after a lost answer, and back from the code', async () => {
  world.faults.put('phones.create', { endpoint: 'phones.create', kind: 'lostAnswer' });
  const flow = begin('pat@example.com');
  const verification = flow.submitNumber('2175559999');
  await waitFor(verification, (snapshot) => snapshot.matches({ enteringPhone: 'unsaved' }));
  world.faults.drop('phones.create');
  verification.send({ type: 'phone.submitted', phoneNumber: '2175559999' });
  await waitFor(verification, (snapshot) => snapshot.matches('entering'));
  verification.send({ type: 'verification.backed' });
  verification.send({ type: 'phone.submitted', phoneNumber: '2175559999' });
  await waitFor(verification, (snapshot) => snapshot.matches('entering'));
  expect(flow.phones().map(({ phoneNumber }) => phoneNumber)).toEqual(['2175550101', '2175559999']);
});

it('MFA-01 asks for another number, and says why it is refused', async () => {
  const flow = begin('pat@example.com');
  const verification = flow.submitNumber('2175550101');
  await waitFor(verification, (snapshot) => snapshot.matches({ enteringPhone: 'refused' }));
  expect(verification.getSnapshot().context.reasonCode).toBe('error.phone.taken');
  verification.send({ type: 'verification.cancelled' });
  await flow.ends('rested');
  // The refusal looks among the member's own phones first.
  expect(flow.asked).toEqual(['phones.create', 'account.details', 'account.details']);
});

it.for(['mfa.disable', 'mfa.enable'])('changes nothing where %s fails', async (endpoint) => {
  world.faults.put(endpoint, { endpoint, kind: 'error500' });
  const flow = begin('max@example.com');
  if (endpoint === 'mfa.disable') {
    flow.actor.send({ type: 'disable.requested' });
    await flow.ends('failed');
  } else {
    flow.actor.send({ type: 'phone.chosen', phone: { phoneId: 'phone-max', lastFour: '0102', isVerified: true } });
    const verification = must(flow.actor.getSnapshot().children.verification, 'verification');
    await waitFor(verification, (snapshot) => snapshot.matches({ unsent: 'unreachable' }));
  }
  expect(flow.phones()).toMatchObject([{ isSmsMfaEnabled: true }]);
});
