import { reasonCodes } from '#contract/reason-codes.ts';
import { addCampusCard, deleteCampusCard, updateCampusCard } from '#contract/campus-card.ts';
import { isCampusNumber } from '#domain/payment/campus-card.ts';
import { digitsOf } from '#domain/payment/card.ts';
import { campuses, institutionOf } from '../seeds/campuses.ts';
import { isUnissued, outcomeOf } from '../world/payment/cards.ts';
import { isExpired } from '../world/payment/number.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** The card offices of the schools: campus cards for an account (C-91). */
export function campusCardHandlers(world: World) {
  const answer = answering(world);
  const isOver = (mmyy: string) => isExpired(mmyy, world.clock.now().toString().slice(0, 10));
  return [
    ...answer(addCampusCard, ({ body, member: { person } }) => {
      const campus = campuses.find(({ institutionId }) => institutionId === body.institutionId);
      const number = digitsOf(body.campusCardNumber);
      if (campus === undefined || !isCampusNumber(number) || isUnissued(number)) return refuse(422, reasonCodes.cardInvalid);
      if (isOver(body.expDate)) return refuse(422, reasonCodes.cardDeclined);
      // The same number once more is the same card.
      const token = `campus-${campus.institutionId}-${number.slice(-4)}`;
      const { institutionName, programName } = campus;
      const card = {
        token,
        campusInfo: institutionOf(campus),
        institutionName,
        programName,
        tokenExpDate: body.expDate,
        tokenPostalCode: body.postalCode,
      };
      world.people.put({ ...person, campusCards: [...person.campusCards.filter((other) => other.token !== token), card] });
      world.tokens.put(token, {
        tokenValue: token,
        lastFour: number.slice(-4),
        cardType: 'CAMPUS',
        cardHolderName: `${person.firstName} ${person.lastName}`,
        expirationDate: body.expDate,
        outcome: outcomeOf(number),
      });
      return {};
    }),

    ...answer(updateCampusCard, ({ body, member: { person } }) => {
      const known = person.campusCards.find(({ token }) => token === body.token);
      if (known === undefined) return refuse(404, reasonCodes.tokenUnknown);
      const { tokenExpDate, tokenPostalCode } = body;
      if (tokenExpDate === null || isOver(tokenExpDate) || !/^\d{5}$/.test(tokenPostalCode ?? ''))
        return refuse(422, reasonCodes.cardDeclined);
      const card = { ...known, tokenExpDate, tokenPostalCode };
      world.people.put({ ...person, campusCards: person.campusCards.map((other) => (other === known ? card : other)) });
      const token = world.tokens.get(known.token);
      if (token !== undefined) world.tokens.put(known.token, { ...token, expirationDate: tokenExpDate });
      return {};
    }),

    ...answer(deleteCampusCard, ({ body, member: { person } }) => {
      world.people.put({ ...person, campusCards: person.campusCards.filter(({ token }) => token !== body.token) });
      return {};
    }),
  ];
}
