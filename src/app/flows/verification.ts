import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationPorts } from '#src/ports/verification.ts';
import type { Services } from '../services.ts';

export const verificationFlow = (services: Services) => verificationMachine.provide({ actors: verificationPorts(services) });
