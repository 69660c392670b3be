import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationPorts } from '#src/ports/verification.ts';
import type { Services } from '../services.ts';

/** The second step with its ports, for the flows that it runs inside. */
export const createVerification = (services: Services) => verificationMachine.provide({ actors: verificationPorts(services) });
