import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { prospectMachine } from '#machines/prospect/prospect.machine.ts';
import { prospectScreen } from '#machines/prospect/prospect.screen.ts';
import type { ProspectInput } from '#machines/prospect/prospect.types.ts';
import { prospectQuery } from '#src/api/prospect-lookup.ts';
import type { Fault } from '#src/app/error-log.ts';
import { prospectPorts } from '#src/flows/prospect/prospect.ports.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** Services, what was asked of the server, and what was logged. */
function services() {
  const plain = testDependencies(world);
  const [asked, faults]: [string[], Fault[]] = [[], []];
  const call: typeof plain.call = (described, request) => {
    const { query, body } = request as { query?: unknown; body?: unknown };
    asked.push(`${described.name} ${JSON.stringify(query ?? body ?? null)}`);
    return plain.call(described, request);
  };
  return { ...plain, call, asked, faults, report: (fault: Fault) => void faults.push(fault) };
}

async function run(deps: ReturnType<typeof services>, input: ProspectInput) {
  const actor = createActor(prospectMachine.provide({ actors: prospectPorts(deps) }), { input }).start();
  const rests = () =>
    waitFor(actor, (now) => !['reading', 'updating', 'looking', 'creating'].some((state) => now.matches(state as 'reading')));
  await rests();
  return { actor, rests, screen: () => prospectScreen(actor.getSnapshot()) };
}

const openLink = (deps: ReturnType<typeof services>, token: string) => run(deps, { from: 'link', tokenId: deps.vault.keep(token) });
const wantNews = (deps: ReturnType<typeof services>, phoneNumber = '') =>
  run(deps, { from: 'order', emailAddress: 'ana@example.com', phoneNumber });
const ana = () => world.prospects.find('ana@example.com', null);

it('a token names its prospect: address, phone and what they get, and not the token (PROSPECT-01, PROSPECT-05, C-121)', async () => {
  const { screen, actor } = await openLink(services(), 'news-omar');
  const prospect = { emailAddress: 'omar@example.com', phoneNumber: '2175550142', optType: 'ALL' };
  expect(screen()).toEqual({ kind: 'choosing', prospect, chosen: null, isSaving: false, result: null });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('news-omar');
});

it.for(['news-past', 'nobody'])('the token %s is unknown or has expired, and nothing can be changed by it (PROSPECT-05)', async (token) => {
  const { screen, actor } = await openLink(services(), token);
  expect(screen()).toEqual({ kind: 'unknown' });
  actor.send({ type: 'opt.submitted', optType: 'NONE' });
  expect(screen()).toEqual({ kind: 'unknown' });
});

it.for(['EMAIL', 'SMS', 'NONE', 'ALL'] as const)('a prospect is set to %s, and the server has it (PROSPECT-05, C-124)', async (optType) => {
  const deps = services();
  const { actor, rests, screen } = await openLink(deps, 'news-omar');
  actor.send({ type: 'opt.submitted', optType });
  await rests();
  expect(screen()).toMatchObject({ result: 'updated', prospect: { optType } });
  expect(world.prospects.byToken('news-omar')?.optType).toBe(optType);
  expect(deps.asked.at(-1)).toBe('prospect.updateOpt {"token":"news-omar"}');
});

it.for([
  ['whose answer is lost', 'lostAnswer', 'offline'],
  ['that the server fails', 'error500', 'failed'],
] as const)('a change %s is made once more with the same result (PROSPECT-05)', async ([, kind, result]) => {
  const { actor, rests, screen } = await openLink(services(), 'news-lena');
  world.faults.put('prospect.updateOpt', { endpoint: 'prospect.updateOpt', kind });
  actor.send({ type: 'opt.submitted', optType: 'NONE' });
  await rests();
  expect(screen()).toMatchObject({ result, chosen: 'NONE', prospect: { optType: 'EMAIL' } });
  world.faults.clear();
  actor.send({ type: 'opt.submitted', optType: 'NONE' });
  await rests();
  expect(screen()).toMatchObject({ result: 'updated', prospect: { optType: 'NONE' } });
});

it('E-88: a lookup that failed is null, and is not made again (PROSPECT-03)', async () => {
  const { call, queryClient, asked } = services();
  world.faults.put('prospect.lookup', { endpoint: 'prospect.lookup', kind: 'error500' });
  expect(await queryClient.fetchQuery(prospectQuery(call, { emailAddress: 'a@b.example' }))).toBeNull();
  world.faults.clear();
  expect(await queryClient.fetchQuery(prospectQuery(call, { emailAddress: 'a@b.example' }))).toBeNull();
  expect(asked).toEqual(['prospect.lookup {"emailAddress":"a@b.example"}']);
});

it('lookups by email and by phone are cached, each by itself (PROSPECT-02, C-123)', async () => {
  const { call, queryClient, asked } = services();
  const read = async () => [
    await queryClient.fetchQuery(prospectQuery(call, { emailAddress: 'OMAR@example.com' })),
    await queryClient.fetchQuery(prospectQuery(call, { phoneNumber: '2175550142' })),
  ];
  const first = await read();
  expect(first).toEqual([
    { emailAddress: 'OMAR@example.com', phoneNumber: null, optType: 'ALL' },
    { emailAddress: null, phoneNumber: '2175550142', optType: 'ALL' },
  ]);
  expect(await read()).toEqual(first);
  expect(asked).toHaveLength(2);
});

it('a guest without an entry is created from their email, and gets its link by email (PROSPECT-05, C-122)', async () => {
  const deps = services();
  const { screen } = await wantNews(deps, '2175550100');
  expect(screen()).toEqual({ kind: 'finished', as: 'created' });
  expect(deps.asked).toEqual([
    'prospect.lookup {"emailAddress":"ana@example.com"}',
    'prospect.lookup {"phoneNumber":"2175550100"}',
    'prospect.email {"emailAddress":"ana@example.com"}',
  ]);
  const body = world.messages.all().find(({ to }) => to === 'ana@example.com')?.body;
  expect(body).toContain(`/en-us/prospect/${ana()?.token}.html`);
  expect((await wantNews(deps)).screen(), 'asked again').toEqual({ kind: 'finished', as: 'listed' });
  expect(deps.asked, 'from the cache').toHaveLength(3);
});

it('a guest whose phone gets texts already goes on getting them, and emails too (PROSPECT-05, C-122)', async () => {
  world.prospects.put({ token: 'news-texts', emailAddress: null, phoneNumber: '2175550199', optType: 'SMS', isExpired: false });
  await wantNews(services(), '2175550199');
  expect(ana()).toMatchObject({ token: 'news-texts', optType: 'ALL', phoneNumber: '2175550199' });
});

it('the phone of another person leads to no news but the guest’s own', async () => {
  await wantNews(services(), '2175550142');
  expect(ana()).toMatchObject({ optType: 'EMAIL', phoneNumber: null });
  expect(world.prospects.byToken('news-omar')).toMatchObject({ emailAddress: 'omar@example.com', optType: 'ALL' });
});

it('a creation that failed is logged and false, and can be tried again (PROSPECT-04)', async () => {
  const deps = services();
  world.faults.put('prospect.email', { endpoint: 'prospect.email', kind: 'error500' });
  const { actor, rests, screen } = await wantNews(deps);
  expect(screen()).toEqual({ kind: 'notCreated' });
  expect(deps.faults).toEqual([{ source: 'prospect', message: 'prospect.email: broken 500 error.server' }]);
  world.faults.clear();
  actor.send({ type: 'creation.requested' });
  await rests();
  expect(screen()).toEqual({ kind: 'finished', as: 'created' });
});
