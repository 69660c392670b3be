import { walletMachine } from '#machines/wallet/wallet.machine.ts';
import { walletOf } from '#src/app/wallets/wallet-of.ts';
import type { Services } from '#src/app/services.ts';
import { walletPorts } from './wallet.ports.ts';

/** The machine with its ports. */
export const createLogic = (services: Services) =>
  walletMachine.provide({ actors: walletPorts({ ...services, walletOf: (kind) => walletOf(kind, services) }) });

export const on = {};
