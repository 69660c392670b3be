import * as v from 'valibot';
import type { Cents } from '#domain/money/money.ts';

/** What a wallet uses of a payment request. */
interface WalletRequest extends Pick<EventTarget, 'addEventListener'> {
  canMakePayment(): Promise<boolean>;
  show(): Promise<{ readonly details: unknown; complete(result: 'success' | 'fail'): Promise<void> }>;
  abort(): Promise<void>;
}

/** What a wallet uses of the browser; `PaymentRequest` is left out where it has none. */
export interface PaymentWindow {
  readonly PaymentRequest?: new (methods: PaymentMethodData[], details: PaymentDetailsInit) => WalletRequest;
  /** There where the browser itself has Apple Pay. */
  readonly ApplePaySession?: unknown;
}

/** The total of a payment request, in US dollars. */
export const totalOf = (label: string, cents: Cents): PaymentDetailsInit => ({
  total: { label, amount: { currency: 'USD', value: (cents / 100).toFixed(2) } },
});

/** Parses what a wallet returned. @throws with a fixed message: one of the schema would quote the input, and errors are recorded. */
export function readDetails<Schema extends v.GenericSchema>(schema: Schema, details: unknown): v.InferOutput<Schema> {
  const given = v.safeParse(schema, details);
  if (!given.success) throw new Error('What the wallet gave cannot be read.');
  return given.output;
}

/**
 * Shows a payment request. Resolves with the wallet's encrypted block as text, or null if the guest closed it. Completes the request as a
 * success: the charge is made later, with the order. @throws if the wallet fails.
 */
export async function approvedBy(
  request: Pick<WalletRequest, 'show' | 'abort'>,
  blockOf: (details: unknown) => string,
  signal: AbortSignal,
): Promise<string | null> {
  signal.addEventListener('abort', () => void request.abort().catch(() => {}));
  try {
    const response = await request.show();
    try {
      const block = blockOf(response.details);
      await response.complete('success');
      return block;
    } catch (error) {
      await response.complete('fail').catch(() => {});
      throw error;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
