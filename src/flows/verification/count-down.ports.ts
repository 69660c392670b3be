import { fromPromise } from 'xstate';
import { secondsUntil } from '#domain/time/seconds-until.ts';
import type { CountDownInput, CountDownResult } from '#machines/verification/verification.types.ts';
import { sleep, type Clock } from '#src/flows/kit/clock.ports.ts';

const SECOND_MS = 1000;

/** Answers at the next full second before a moment, and says how many are left then. */
export const countDownPort = (clock: Clock) =>
  fromPromise<CountDownResult, CountDownInput>(async ({ input: { at }, signal }) => {
    const left = clock.now().until(Temporal.Instant.from(at)).total('milliseconds');
    if (left > 0) await sleep(left % SECOND_MS || SECOND_MS, signal);
    const seconds = secondsUntil(at, clock.now().toString());
    return seconds === 0 ? { kind: 'over' } : { kind: 'left', seconds };
  });
