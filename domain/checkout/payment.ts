import { dollarsFrom, type Cents } from '../money/money.ts';
import type { PaymentChannel } from '../payment/wallet.ts';
import type { StoredCampusCard } from '../payment/stored.ts';

/** A card in a submission: its token and the amount that it pays. */
interface CardShare {
  readonly token: string;
  /** PYPL for a PayPal account, whose number is sent as the token (AMB-57); left out: a card. */
  readonly cardType?: 'PYPL';
  /** The token is the encrypted block of a wallet, which goes out as such (PAYSTORED-17, AMB-57); left out: it is a token. */
  readonly encBlockType?: PaymentChannel;
  readonly cents: Cents;
}

/** A gift card on the checkout page. */
interface GiftCardShare {
  readonly cardNumber: string;
  readonly cents: Cents;
  /** Null for a stored one. */
  readonly pin?: string | null;
  readonly isSelected: boolean;
}

/** A campus card on the checkout page. */
interface CampusCardShare {
  readonly card: StoredCampusCard;
  readonly cents: Cents;
  readonly isSelected: boolean;
}

interface Paying {
  readonly total: Cents;
  readonly cards: readonly CardShare[];
  readonly giftCards?: readonly GiftCardShare[];
  readonly campusCards?: readonly CampusCardShare[];
  /** Paid by voice already (SUBMIT-03). */
  readonly isPaidByPhone?: boolean;
}

interface PaymentBlock {
  readonly creditCards: {
    amount: number;
    tokens?: string[];
    encBlock?: string;
    encBlockType?: PaymentChannel;
    sequenceNum: number;
    cardType?: string;
  }[];
  /** `cardNum` is `cardNumber` under the server's other name of it. */
  readonly giftCards: { amount: number; cardNum: string; cardNumber: string; pin?: string }[];
  readonly campusCards: {
    amount: number;
    campusInfo: StoredCampusCard['campusInfo'];
    token: string;
    tokenType: string;
    tokens: string[];
    institutionId: string;
    institutionName: string;
    tokenExpDate: string | null;
    tokenPostalCode: string | null;
  }[];
}

/**
 * The payment block of a submission, or null where none is sent (SUBMIT-02 to -08). A method that pays nothing is left out (AMB-53).
 * Amounts leave in decimal dollars.
 */
export function paymentFor({ total, cards, giftCards = [], campusCards = [], isPaidByPhone = false }: Paying): PaymentBlock | null {
  if (total <= 0 || isPaidByPhone) return null;
  return {
    creditCards: cards
      .filter(({ cents }) => cents > 0)
      .map(({ token, cents, cardType, encBlockType }, index) => ({
        amount: dollarsFrom(cents),
        ...(encBlockType === undefined ? { tokens: [token] } : { encBlock: token, encBlockType }),
        sequenceNum: index + 1,
        ...(cardType !== undefined && { cardType }),
      })),
    giftCards: giftCards
      .filter(({ isSelected, cents }) => isSelected && cents > 0)
      .map(({ cardNumber, cents, pin = null }) => ({
        amount: dollarsFrom(cents),
        cardNum: cardNumber,
        cardNumber,
        ...(pin !== null && { pin }),
      })),
    campusCards: campusCards
      .filter(({ isSelected, cents }) => isSelected && cents > 0)
      .map(({ cents, card: { campusInfo, token, institutionName, tokenExpDate, tokenPostalCode } }) => ({
        amount: dollarsFrom(cents),
        campusInfo,
        token,
        tokenType: 'CAMPUS_CARD',
        tokens: [token],
        institutionId: campusInfo.institutionId,
        institutionName,
        tokenExpDate,
        tokenPostalCode,
      })),
  };
}
