import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import type { EditFormValues } from '#machines/edit-form/edit-form.types.ts';
import type { ProfileForm } from '#machines/profile/profile.types.ts';
import { passwordsAsSecret, resetAsSecret } from '#src/api/password-secret.ts';
import { forgotPort, resetPort, unsubscribePort } from '#src/flows/password/password.ports.ts';
import { profilePorts } from '#src/flows/profile/profile.ports.ts';
import { draftOf } from '#src/flows/profile/address-draft.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import type { Person } from '#sandbox/world/people/person.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A member's form. */
function formOf(form: ProfileForm, email = 'pat@example.com') {
  const calls: string[] = [];
  const deps = testDependencies(world, { fetch: (request) => (calls.push(new URL(request.url).pathname), fetch(request)) });
  const person = must(world.people.byEmail(email), 'person');
  deps.vault.keepAccessToken(openSession(world, person).token);
  const onChanged = vi.fn<() => void>();
  const ports = profilePorts({ ...deps, askProvider: () => Promise.resolve(email), onChanged });
  const actor = createActor(editFormMachine.provide({ actors: ports[form] }), { input: { isOpen: false, values: null } }).start();
  const now = (): Person => must(world.people.get(person.customerId), 'person');
  async function save(values: EditFormValues, secret: string | null = null) {
    actor.send({ type: 'form.opened', values: null });
    actor.send({ type: 'form.submitted', values, secretId: secret === null ? null : deps.vault.keep(secret) });
    await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
    return actor.getSnapshot();
  }
  return { deps, save, now, onChanged, calls };
}

const address = {
  id: '',
  name: 'Studio',
  phone: '',
  addressLine1: '7 Oak Street',
  addressLine2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62702',
  country: 'US',
  addressType: 'Other',
  isDefault: false,
};

describe('a form is saved (PROFILE-02, PROFILE-08, EMAILPREF-02, EMAILPREF-03, C-59, C-67, C-70, C-72, C-74)', () => {
  it.for<[ProfileForm, EditFormValues, (person: Person) => unknown, unknown]>([
    ['name', { name: 'Mary Ann Smith' }, ({ firstName, lastName }) => [firstName, lastName], ['Mary', 'Ann Smith']],
    ['email', { email: 'patricia@example.com' }, ({ emailAddress }) => emailAddress, 'patricia@example.com'],
    ['birthday', { birthday: '02/29' }, ({ birthday }) => birthday, '02/29'],
    [
      'phone',
      { phoneNumber: '2175550188', isDefault: false },
      ({ phones }) => phones.map(({ phoneNumber }) => phoneNumber),
      ['2175550101', '2175550188'],
    ],
    ['address', address, ({ addresses }) => addresses.map(({ name }) => name), ['Home', 'Studio']],
    [
      'communications',
      { subscribed: ['Your cafe'], all: ['New on the menu', 'Your cafe'], isEmailGlobalOpt: true },
      ({ emailSubscriptions }) => emailSubscriptions.filter(({ isSubscribed }) => isSubscribed).map(({ name }) => name),
      ['Your cafe'],
    ],
    [
      'privacy',
      { isDoNotShare: true, isSmsGlobalOpt: true, isMobilePushOpt: false },
      ({ optSettings: { isDoNotShare, isSmsGlobalOpt } }) => [isDoNotShare, isSmsGlobalOpt],
      [true, true],
    ],
    ['taste', { foodPreferences: ['vegan'] }, ({ foodPreferences }) => foodPreferences, ['vegan']],
    ['social', { provider: 'google', isLinked: false }, ({ social }) => social, []],
  ])('%s', async ([form, values, read, expected]) => {
    const { save, now, onChanged } = formOf(form);
    expect((await save(values)).value).toEqual({ viewing: 'saved' });
    expect(read(now())).toEqual(expected);
    expect(onChanged).toHaveBeenCalledOnce();
  });
});

it('PHONES-03 a phone can be added as the main one, which takes that mark from the others', async () => {
  const { save, now } = formOf('phone');
  await save({ phoneNumber: '2175550188', isDefault: true });
  expect(now().phones.map(({ phoneNumber, isDefault }) => [phoneNumber, isDefault])).toEqual([
    ['2175550101', false],
    ['2175550188', true],
  ]);
});

it('An address whose answer was lost is there once after another try (ADDR-07)', async () => {
  const { save, now } = formOf('address');
  world.faults.put('account.address.add', { endpoint: 'account.address.add', kind: 'lostAnswer' });
  expect((await save(address)).matches({ editing: 'unsaved' })).toBe(true);
  world.faults.drop('account.address.add');
  expect((await save({ ...address, name: 'Studio ' })).matches({ viewing: 'saved' })).toBe(true);
  expect(now().addresses.map(({ name }) => name.trim())).toEqual(['Home', 'Studio']);
});

it('ADDR-07 an address that is known is replaced', async () => {
  const { save, now } = formOf('address');
  await save({ ...address, id: 'address-pat', name: 'Home', isDefault: true });
  expect(now().addresses).toMatchObject([{ id: 'address-pat', addressLine1: '7 Oak Street' }]);
});

const home = {
  ...address,
  id: 'address-pat',
  name: 'Home',
  addressLine1: '1 Old State Capitol Plaza',
  postalCode: '62701',
  addressType: 'Residential',
  isDefault: true,
};

it('ADDR-01 ADDR-04 a renamed address keeps its phone and its coordinates', async () => {
  const { save, now } = formOf('address');
  const [known] = now().addresses;
  await save({ ...home, name: 'Parents', phone: '(217) 555-0101' });
  expect(now().addresses).toEqual([{ ...known, name: 'Parents', phone: '2175550101' }]);
  expect(known).toMatchObject({ latitude: 39.799, longitude: -89.644 });
});

it('ADDR-01 an address that moved has no coordinates until the server finds them', async () => {
  const { save, now } = formOf('address');
  await save({ ...home, addressLine1: '7 Oak Street' });
  expect(now().addresses).toMatchObject([{ addressLine1: '7 Oak Street', latitude: null, longitude: null }]);
});

it('C-58 an address made the main one takes that mark from the others', async () => {
  const { save, now } = formOf('address', 'mona@example.com');
  const office = must(
    now().addresses.find(({ name }) => name === 'Office'),
    'office',
  );
  await save({ ...draftOf(office), isDefault: true });
  expect(now().addresses.filter(({ isDefault }) => isDefault)).toEqual([{ ...office, isDefault: true }]);
  expect(now().addresses).toHaveLength(4);
});

it('PROFILE-03 a wrong current password has its own reason, and nothing of it is kept', async () => {
  const { deps, save, now } = formOf('password');
  const snapshot = await save({}, passwordsAsSecret({ currentPassword: 'wrong', password: 'Baguette2#' }));
  expect(snapshot.value).toEqual({ editing: 'refused' });
  expect(snapshot.context.reasonCode).toBe('error.password.current');
  expect(JSON.stringify(snapshot.context)).not.toContain('Baguette2#');
  expect((await save({}, passwordsAsSecret({ currentPassword: PASSWORD, password: 'Baguette2#' }))).value).toEqual({ viewing: 'saved' });
  expect(now().password).toBe('Baguette2#');
  deps.vault.clear();
  expect((await save({}, null)).value).toEqual({ editing: 'forgotten' });
});

describe('after a save without an answer', () => {
  it('the profile is read anew', async () => {
    const { save, onChanged } = formOf('name');
    world.faults.put('account.name', { endpoint: 'account.name', kind: 'lostAnswer' });
    expect((await save({ name: 'Mary Smith' })).value).toEqual({ editing: 'unsaved' });
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it('C-74 a phone that was added is said to be added, and is there once', async () => {
    const { save, now } = formOf('phone');
    const values = { phoneNumber: '2175550188', isDefault: false };
    world.faults.put('phones.create', { endpoint: 'phones.create', kind: 'lostAnswer' });
    expect((await save(values)).value).toEqual({ editing: 'unsaved' });
    world.faults.drop('phones.create');
    expect((await save(values)).value).toEqual({ viewing: 'saved' });
    expect(now().phones.map(({ phoneNumber }) => phoneNumber)).toEqual(['2175550101', '2175550188']);
    expect((await save(values)).context.reasonCode).toBe('error.phone.taken');
  });

  it('a phone that was there before is refused', async () => {
    const { save } = formOf('phone');
    world.faults.put('phones.create', { endpoint: 'phones.create', kind: 'error500' });
    await save({ phoneNumber: '2175550188', isDefault: false });
    world.faults.drop('phones.create');
    expect((await save({ phoneNumber: '2175550101', isDefault: false })).value).toEqual({ editing: 'refused' });
  });

  it('PROFILE-03 a password that was wrong just now may have changed already', async () => {
    const { save, now } = formOf('password');
    const secret = passwordsAsSecret({ currentPassword: PASSWORD, password: 'Baguette2#' });
    world.faults.put('account.password', { endpoint: 'account.password', kind: 'lostAnswer' });
    expect((await save({}, secret)).value).toEqual({ editing: 'unsaved' });
    world.faults.drop('account.password');
    expect(now().password).toBe('Baguette2#');
    expect((await save({}, secret)).value).toEqual({ editing: 'perhapsSaved' });
    const again = passwordsAsSecret({ currentPassword: 'Baguette2#', password: 'Ciabatta3#' });
    expect((await save({}, again)).value).toEqual({ viewing: 'saved' });
    // What is refused from here on has no doubt of its own.
    expect((await save({}, secret)).value).toEqual({ editing: 'refused' });
  });

  it.for([
    ['lostAnswer', 1],
    ['error500', 2],
  ] as const)('PROFILE-07 a reward is chosen once, as the account says (%s)', async ([kind, sent]) => {
    const { save, now, calls } = formOf('rewards');
    const { id } = must(now().rewards[0], 'reward');
    world.faults.put('account.rewards.choose', { endpoint: 'account.rewards.choose', kind });
    expect((await save({ rewardId: id })).value).toEqual({ editing: 'unsaved' });
    world.faults.drop('account.rewards.choose');
    expect((await save({ rewardId: id })).value).toEqual({ viewing: 'saved' });
    expect(calls.filter((path) => path.endsWith('/rewards/choose'))).toHaveLength(sent);
    expect(now().rewards.map(({ autoApply }) => autoApply)).toEqual([true, false]);
  });
});

it('saves nothing where the server fails, and keeps what was typed', async () => {
  world.faults.put('account.name', { endpoint: 'account.name', kind: 'error500' });
  const { save, now } = formOf('name');
  const snapshot = await save({ name: 'Mary Smith' });
  expect(snapshot.value).toEqual({ editing: 'unsaved' });
  expect(snapshot.context.values).toEqual({ name: 'Mary Smith' });
  expect(now().firstName).toBe('Pat');
});

describe('a link in an email', () => {
  const tokenFor = (email: string, purpose: 'reset' | 'preferences') => {
    const { customerId } = must(world.people.byEmail(email), 'person');
    world.emailTokens.put('mail-1', { token: 'mail-1', purpose, customerId });
    return 'mail-1';
  };
  const run = async (actors: ReturnType<typeof resetPort>, values: EditFormValues, secretId: string | null) => {
    const actor = createActor(editFormMachine.provide({ actors }), { input: { isOpen: true, values: null } }).start();
    actor.send({ type: 'form.submitted', values, secretId });
    await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
    return actor.getSnapshot();
  };

  it('changes the password once (SIGNUP-06, C-54)', async () => {
    const deps = testDependencies(world);
    const token = tokenFor('pat@example.com', 'reset');
    const secret = () => deps.vault.keep(resetAsSecret({ token, password: 'Baguette2#' }));
    expect((await run(resetPort(deps), {}, secret())).value).toEqual({ viewing: 'saved' });
    expect(world.people.byEmail('pat@example.com')?.password).toBe('Baguette2#');
    const again = await run(resetPort(deps), {}, secret());
    expect(again.value).toEqual({ editing: 'refused' });
    expect(again.context.reasonCode).toBe('error.token.unknown');
  });

  it('SIGNUP-06 C-54 may have changed the password already where no answer came before', async () => {
    const deps = testDependencies(world);
    const token = tokenFor('pat@example.com', 'reset');
    const actor = createActor(editFormMachine.provide({ actors: resetPort(deps) }), { input: { isOpen: true, values: null } }).start();
    const press = async () => {
      const secretId = deps.vault.keep(resetAsSecret({ token, password: 'Baguette2#' }));
      actor.send({ type: 'form.submitted', values: {}, secretId });
      await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
      return actor.getSnapshot().value;
    };
    world.faults.put('account.reset', { endpoint: 'account.reset', kind: 'lostAnswer' });
    expect(await press()).toEqual({ editing: 'unsaved' });
    world.faults.drop('account.reset');
    expect(await press()).toEqual({ editing: 'perhapsSaved' });
  });

  it('says the same of every email (SIGNUP-06, C-53)', async () => {
    const deps = testDependencies(world);
    expect((await run(forgotPort(deps), { email: 'pat@example.com' }, null)).value).toEqual({ viewing: 'saved' });
    expect((await run(forgotPort(deps), { email: 'nobody@example.com' }, null)).value).toEqual({ viewing: 'saved' });
    expect(world.messages.all()).toHaveLength(1);
  });

  it('unsubscribes from everything (EMAILPREF-01, C-71)', async () => {
    const deps = testDependencies(world);
    const snapshot = await run(unsubscribePort(deps), {}, deps.vault.keep(tokenFor('pat@example.com', 'preferences')));
    expect(snapshot.value).toEqual({ viewing: 'saved' });
    expect(world.people.byEmail('pat@example.com')?.emailSubscriptions.some(({ isSubscribed }) => isSubscribed)).toBe(false);
  });
});
