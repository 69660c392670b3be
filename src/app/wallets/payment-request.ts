import * as v from 'valibot';
import type { Cents } from '#domain/money/money.ts';

/** What of the browser a wallet needs; `PaymentRequest` is undefined where it has none. */
export interface PaymentWindow {
  readonly PaymentRequest?: typeof PaymentRequest;
  /** There where the browser itself has Apple Pay. */
  readonly ApplePaySession?: unknown;
}

/** The total of a payment request, in US dollars. */
export const totalOf = (label: string, cents: Cents): PaymentDetailsInit => ({
  total: { label, amount: { currency: 'USD', value: (cents / 100).toFixed(2) } },
});

/** What a wallet gave, by its schema. @throws with a message of our own: that of a schema quotes what it was given, and errors are recorded. */
export function readDetails<Schema extends v.GenericSchema>(schema: Schema, details: unknown): v.InferOutput<Schema> {
  const given = v.safeParse(schema, details);
  if (!given.success) throw new Error('What the wallet gave cannot be read.');
  return given.output;
}

/**
 * Shows a payment request and resolves with what its wallet gives, as text; null: the guest closed it. The wallet is told that all is well: the
 * order, which charges it, comes after. @throws where the wallet gives up.
 */
export async function approvedBy(
  request: PaymentRequest,
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
