import { addMilStarCard, deleteMilStarCard, updateMilStarCard } from '#contract/mil-star.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { isExpired } from '../world/payment/number.ts';
import { milStarTokenFor } from '../world/payment/tokens.ts';
import type { Person } from '../world/people/person.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** A person with the mark of the default taken off every other card. */
const withDefault = (person: Person, isDefault: boolean): Person =>
  isDefault ? { ...person, creditCards: person.creditCards.map((card) => ({ ...card, isDefault: false })) } : person;

/** The issuer of Military Star cards: one for an account (ALLOC-11). */
export function milStarHandlers(world: World) {
  const answer = answering(world);
  const today = () => world.clock.now().toString().slice(0, 10);
  return [
    ...answer(addMilStarCard, ({ body, member: { person } }) => {
      const made = milStarTokenFor(body, world.newId(), today());
      if (typeof made === 'string') return refuse(422, made);
      const { lastFour, expirationDate } = made;
      const [before] = person.milStarCards;
      // The same card once more keeps its token.
      const token = before?.lastFour === lastFour && before.expirationDate === expirationDate ? before.token : made.tokenValue;
      const isDefault = body.isDefault || (before?.isDefault ?? false);
      const card = { token, lastFour, cardHolderName: body.cardHolderName, expirationDate, postalCode: body.postalCode, isDefault };
      world.people.put({ ...withDefault(person, isDefault), milStarCards: [card] });
      world.tokens.put(token, { ...made, tokenValue: token });
      return { token };
    }),

    ...answer(updateMilStarCard, ({ body, member: { person } }) => {
      const known = person.milStarCards.find(({ token }) => token === body.token);
      if (known === undefined) return refuse(404, reasonCodes.tokenUnknown);
      const isRight = body.cardHolderName.trim() !== '' && /^\d{5}$/.test(body.postalCode ?? '');
      if (isExpired(body.expirationDate, today()) || !isRight) return refuse(422, reasonCodes.cardDeclined);
      const { expirationDate, cardHolderName, postalCode } = body;
      const isDefault = body.isDefault || known.isDefault;
      const card = { ...known, expirationDate, cardHolderName, postalCode, isDefault };
      world.people.put({ ...withDefault(person, isDefault), milStarCards: [card] });
      const token = world.tokens.get(known.token);
      if (token !== undefined) world.tokens.put(known.token, { ...token, expirationDate, cardHolderName });
      return {};
    }),

    ...answer(deleteMilStarCard, ({ body, member: { person } }) => {
      world.people.put({ ...person, milStarCards: person.milStarCards.filter(({ token }) => token !== body.token) });
      return {};
    }),
  ];
}
