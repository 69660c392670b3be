import { digitsOf } from './card.ts';
import { paysByCampusCard, type Institution } from './institution.ts';
import { CAMPUS, type StoredMethod } from './offered.ts';
import { storedName } from './stored-name.ts';
import { isExpiredMonth, type StoredCampusCard, type StoredPayments } from './stored.ts';

/** Whether a stored campus card pays at a cafe: its institution has a campus account (PAYSTORED-15) and is one that the cafe takes cards of (CAFE-12). */
export const isTakenAt = ({ campusInfo }: StoredCampusCard, institutions: readonly Institution[], campusPaymentTypeId: number): boolean =>
  paysByCampusCard(campusInfo, campusPaymentTypeId) && institutions.some(({ institutionId }) => institutionId === campusInfo.institutionId);

/** Stored campus cards by their names here. */
export function namedCampusCards({ campusCards }: StoredPayments): readonly { readonly id: string; readonly card: StoredCampusCard }[] {
  return campusCards.map((card) => ({ id: storedName(CAMPUS, card.token), card }));
}

/** The stored campus cards that pay at a cafe, as the checkout offers them on a day `YYYY-MM-DD` (PAYSTORED-15, PAYSTORED-21). */
export const campusMethods = (
  stored: StoredPayments,
  {
    institutions,
    campusPaymentTypeId,
    today,
  }: { readonly institutions: readonly Institution[]; readonly campusPaymentTypeId: number; readonly today: string },
): readonly StoredMethod[] =>
  namedCampusCards(stored)
    .filter(({ card }) => isTakenAt(card, institutions, campusPaymentTypeId))
    .map(({ id, card: { institutionName, programName, tokenExpDate } }) => ({
      id,
      kind: 'campusCard',
      type: programName,
      label: institutionName,
      expires: tokenExpDate,
      isExpired: tokenExpDate !== null && isExpiredMonth(tokenExpDate, today),
      isDefault: false,
    }));

/** Whether what was typed can be the number of a campus card: 8 to 16 digits. */
export const isCampusNumber = (typed: string): boolean => /^\d{8,16}$/.test(digitsOf(typed));
