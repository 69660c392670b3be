import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationPorts } from './verification.ports.ts';
import type { Services } from '#src/app/services.ts';

/** The second step with its ports, for the flows that it runs inside. */
export const createVerification = (services: Services) => verificationMachine.provide({ actors: verificationPorts(services) });
