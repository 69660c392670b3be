import type { Config } from '#domain/config/config.ts';
import type { ApprovePayPal } from '#src/flows/pay-pal/pay-pal.ports.ts';

/** Asks at PayPal: by its script in a frame, or where the bakery is pretended and nothing is configured, in a pretended way. */
export const approvePayPalBy =
  ({ sandbox, payPal }: Pick<Config, 'sandbox' | 'payPal'>): ApprovePayPal =>
  async (token, signal) => {
    if (payPal !== null) return (await import('../frames/pay-pal.ts')).approveInFrame(payPal)(token, signal);
    if (sandbox !== 'embedded') throw new Error('PayPal is not configured.');
    return (await (await import('#sandbox/drawer/provider.ts')).askPretendProvider('PayPal', signal)) !== null;
  };
