import { socialAssociate, socialDisassociate, socialLogin, socialRegister } from '#contract/social.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { newPerson } from '../world/people/person.ts';
import { openSession, sessionAnswer } from '../world/people/session.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** The pretend providers' tokens are email addresses. */
export function socialHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(socialLogin, ({ body: { provider, socialToken } }) => {
      const person = world.people.byEmail(socialToken);
      if (!person) return refuse(404, accountReasonCodes.socialUnknown);
      if (!person.social.includes(provider)) return refuse(409, accountReasonCodes.socialUnlinked);
      return sessionAnswer(world, { person, session: openSession(world, person) });
    }),
    ...answer(socialRegister, ({ body: { provider, socialToken } }) => {
      if (world.people.byEmail(socialToken)) return refuse(409, accountReasonCodes.accountTaken);
      const [firstName = ''] = socialToken.split('@');
      const who = { customerId: `customer-${world.newId()}`, emailAddress: socialToken, password: '', firstName, lastName: '' };
      const person = { ...newPerson(who), social: [provider] };
      world.people.put(person);
      return sessionAnswer(world, { person, session: openSession(world, person) });
    }),
    ...answer(socialAssociate, ({ body: { provider }, member: { person } }) => {
      world.people.put({ ...person, social: [...new Set([...person.social, provider])] });
      return {};
    }),
    ...answer(socialDisassociate, ({ body: { provider }, member: { person } }) => {
      world.people.put({ ...person, social: person.social.filter((one) => one !== provider) });
      return {};
    }),
  ];
}
