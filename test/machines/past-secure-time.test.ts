import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { memberMachine } from '#machines/member/member.machine.ts';
import type { LoadMemberInput, LoadMemberResult } from '#machines/member/member.types.ts';
import { iris } from '#model-tests/samples/members.ts';

/** More than a member who is loaded with each turn would need to be loaded without end. */
const MANY = 20;
const turns = async () => {
  for (let turn = 0; turn < MANY * 10; turn += 1) await Promise.resolve();
};

it('SESSION-09 a session whose secure time is past by the device is loaded once more, whatever each answer says of it', async () => {
  let loads = 0;
  const loadMember = fromPromise<LoadMemberResult, LoadMemberInput>(async () => {
    loads += 1;
    await Promise.resolve();
    // The clock of the server is behind.
    const heard = { now: '2026-11-21T12:00:01Z', isInsecure: false, secureExpiration: null, ending: null };
    if (loads < MANY) actor.send({ type: 'session.updated', heard });
    return { kind: 'loaded', who: null };
  });
  const secureUntil = fromPromise<void, { at: string }>(() => Promise.resolve());
  const actor = createActor(memberMachine.provide({ actors: { loadMember, secureUntil } }), { input: { session: iris } });
  let distrusted = 0;
  actor.on('session.distrusted', () => (distrusted += 1));
  actor.start();
  await turns();
  expect(actor.getSnapshot().context.session?.isSecure).toBe(false);
  expect([loads, distrusted]).toEqual([2, 1]);
  actor.stop();
});
