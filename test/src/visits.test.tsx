import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { missedVisitMachine } from '#machines/missed-visit/missed-visit.machine.ts';
import { missedVisitScreen } from '#machines/missed-visit/missed-visit.screen.ts';
import { visitsQuery } from '#src/api/loyalty.ts';
import { missedVisitPorts } from '#src/flows/missed-visit/missed-visit.ports.ts';
import { VisitsPart } from '#src/flows/profile/VisitsPart.tsx';
import { dayOfInstant } from '#src/routes/-shell/day-of-instant.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** Services for Pat, and the addresses that were requested. */
function ofPat() {
  const plain = testDependencies(world);
  plain.vault.keepAccessToken(openSession(world, must(world.people.byEmail('pat@example.com'), 'pat')).token);
  const asked: string[] = [];
  const call: typeof plain.call = (described, request) => {
    asked.push(`${described.path} ${JSON.stringify((request as { params?: unknown }).params ?? null)}`);
    return plain.call(described, request);
  };
  return { ...plain, call, asked };
}

it.for([
  ['HS2119K70356', { kind: 'found', visit: { cafeName: 'Old Mill', at: '2026-11-19T18:12:00Z', countsOn: '2026-11-24' } }],
  ['HS2102K70011', { kind: 'asking', trouble: 'counted' }],
  ['412907', { kind: 'asking', trouble: 'counted' }],
  ['NOSUCHCODE', { kind: 'asking', trouble: 'unknown' }],
] as const)('a visit is looked up by the code %s in the path, and is %j (PROFILE-09, C-55)', async ([code, screen]) => {
  const deps = ofPat();
  const actor = createActor(missedVisitMachine.provide({ actors: missedVisitPorts(deps) })).start();
  actor.send({ type: 'code.submitted', code });
  actor.send({ type: 'code.submitted', code });
  await waitFor(actor, (snapshot) => !snapshot.matches('looking'));
  expect(missedVisitScreen(actor.getSnapshot())).toMatchObject(screen);
  expect(deps.asked).toEqual([`/missedvisit/{missedVisitCode} {"missedVisitCode":"${code}"}`]);
});

it('a lookup without an answer says nothing of the code, which stays to be sent again', async () => {
  const deps = ofPat();
  world.faults.put('account.missedVisit', { endpoint: 'account.missedVisit', kind: 'error500' });
  const actor = createActor(missedVisitMachine.provide({ actors: missedVisitPorts(deps) })).start();
  actor.send({ type: 'code.submitted', code: 'HS2119K70356' });
  await waitFor(actor, (snapshot) => !snapshot.matches('looking'));
  expect(missedVisitScreen(actor.getSnapshot())).toEqual({ kind: 'asking', code: 'HS2119K70356', trouble: 'failed', isLooking: false });
  world.faults.clear();
});

it('recent visits and rewards of before are shown where rewards are; an instant that is none has no day (PROFILE-06, C-66)', async () => {
  const deps = ofPat();
  const visits = await deps.queryClient.fetchQuery(visitsQuery(deps.call));
  const more = { recent: [...visits.recent, { cafeName: 'Riverside', at: 'soon' }], pastRewards: [{ id: '1', name: 'Free cookie' }] };
  const html = await htmlOf(() => <VisitsPart visits={more} dayOf={dayOfInstant} />, deps, null);
  expect(html).toMatch(/Recent visits.*Monday, November 2.*Old Mill.*Monday, October 19.*Riverside.*Past rewards.*Free cookie/);
  const none = await htmlOf(() => <VisitsPart visits={{ recent: [], pastRewards: [] }} dayOf={dayOfInstant} />, deps, null);
  expect(none).toContain('No visits yet.');
  expect(none).not.toContain('Past rewards');
});
