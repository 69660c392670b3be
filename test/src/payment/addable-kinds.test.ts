import { expect, it, vi } from 'vitest';
import { defaultConfig } from '#domain/config/config.ts';
import { addableKinds } from '#src/app/wallets/addable-kinds.ts';
import { googlePayConfig } from '#test/kit/google-pay.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();

it('does not wait for a wallet that does not say whether it is there: the other ways to pay are offered', async () => {
  const { call } = testDependencies(world);
  const config = { ...defaultConfig, sandbox: 'off' as const, googlePay: googlePayConfig, milStar: true };
  class Silent extends EventTarget {
    canMakePayment = () => new Promise<boolean>(() => {});
  }
  vi.stubGlobal('PaymentRequest', Silent);
  try {
    expect(await addableKinds({ call, config })).toEqual(['milStar']);
  } finally {
    vi.unstubAllGlobals();
  }
});
