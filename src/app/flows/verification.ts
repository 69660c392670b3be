import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationPorts } from '#src/ports/verification.ts';
import type { Around } from '../around.ts';

export const verificationFlow = (around: Around) => verificationMachine.provide({ actors: verificationPorts(around) });
