import { cafeDetails } from '#contract/cafe.ts';
import { defineQuery } from './define-query.ts';
import { zoneOr } from './zone.ts';

/** What a remedy needs of the cafe of an order. Apart from the cafe of the setup, whose page has no byte for it. */
interface RecoveryCafe {
  readonly name: string;
  /** Digits. */
  readonly phone: string;
  readonly timeZone: string;
  /** Orders of the cafe can be made right online (FLAGS-18, OPEN-40). */
  readonly hasDigitalRecovery: boolean;
}

/** The cafe of an order that was not right; null when there is none of that id. */
export const recoveryCafe = defineQuery(
  'cafe',
  'recovery',
  async (call, [cafeId]: [cafeId: string]): Promise<RecoveryCafe | null> => {
    const [cafe] = (await call(cafeDetails, { params: { cafeId } })).cafeList;
    if (cafe === undefined) return null;
    const { name, phoneNumber: phone, cafeTZ, cafeFeatures } = cafe;
    // By either of the values that the server gives a feature.
    return { name, phone, timeZone: zoneOr(cafeTZ), hasDigitalRecovery: String(cafeFeatures['digitalRecovery']) === 'true' };
  },
  { staleTime: 600_000 },
);
