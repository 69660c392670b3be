import * as v from 'valibot';
import { fromSecret } from './from-secret.ts';

/** A gift card between the form and the requests that carry it. The vault keeps it as text, and that an order was refused for its PIN. */
const GiftCard = v.object({ giftCardNo: v.string(), giftCardPin: v.string(), isRefused: v.exactOptional(v.literal(true)) });
export type GiftCard = v.InferOutput<typeof GiftCard>;

export const giftCardAsSecret = (card: GiftCard): string => JSON.stringify(card);
export const giftCardFromSecret = (secret: string): GiftCard => fromSecret(GiftCard, secret);
