import {
  forgotPassword,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  sessionFromToken,
  verifyEmail,
} from '#contract/session.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { lastFour } from '#domain/phone/format.ts';
import { isAccountEmail, passwordTroubles } from '#domain/validation/credentials.ts';
import { openChallenge } from '../world/people/challenge.ts';
import { mfaPhone, newPerson, newPhone, type Person } from '../world/people/person.ts';
import { memberOf, openSession, sessionAnswer } from '../world/people/session.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** Signing in and out, joining, and the links in emails. */
export function sessionHandlers(world: World) {
  const answer = answering(world);

  function welcome(person: Person, isAgain = false) {
    return sessionAnswer(world, { person, session: openSession(world, person, { isAgain }) });
  }

  function mail(person: Person, purpose: 'verify' | 'reset', subject: string, page: string) {
    const token = `mail-${world.newId()}`;
    world.emailTokens.put(token, { token, purpose, customerId: person.customerId });
    world.send({ channel: 'email', to: person.emailAddress, subject, body: `${page}?token=${token}` });
  }

  const confirmationMail = (person: Person) => mail(person, 'verify', 'Confirm your email', '/app/menu.html');

  function ownerOf(token: string, purpose: 'verify' | 'reset'): Person | undefined {
    const found = world.emailTokens.get(token);
    return found?.purpose === purpose ? world.people.get(found.customerId) : undefined;
  }

  return [
    ...answer(login, ({ body: { emailAddress, password }, headers }) => {
      const person = world.people.byEmail(emailAddress);
      if (person?.password !== password) return refuse(401, accountReasonCodes.wrongCredentials);
      if (person.isPending) return refuse(401, accountReasonCodes.accountPending);
      const phone = mfaPhone(person);
      if (!phone) return welcome(person, memberOf(world, headers)?.person.customerId === person.customerId);
      const challenge = openChallenge(world, 'login', person, phone.id);
      world.challenges.put(challenge.token, challenge);
      const email = { type: 'EMAIL', isDefaultMfaType: true };
      const isUnsupported = world.scenarios.get('codes')?.scenario === 'unsupported';
      return {
        token: challenge.token,
        mfaTypes: isUnsupported ? [email] : [{ type: 'SMS', isDefaultMfaType: true }],
        isOptional: person.isMfaOptional,
        phoneNumber: `******${lastFour(phone.phoneNumber)}`,
      };
    }),

    ...answer(sessionFromToken, ({ member }) => sessionAnswer(world, member)),

    ...answer(logout, ({ member }) => {
      world.sessions.drop(member.session.token);
      return {};
    }),

    ...answer(register, ({ query, body }) => {
      if (!isAccountEmail(body.emailAddress)) return refuse(422, accountReasonCodes.fieldsMissing);
      if (world.people.byEmail(body.emailAddress)) return refuse(409, accountReasonCodes.accountTaken);
      if (passwordTroubles(body.password).length > 0) return refuse(422, accountReasonCodes.passwordWeak);
      const mustConfirm = query.verifyEmail === 'true';
      const id = world.newId();
      const person: Person = {
        ...newPerson({
          customerId: `customer-${id}`,
          emailAddress: body.emailAddress,
          password: body.password,
          firstName: body.firstName,
          lastName: body.lastName,
        }),
        isPending: mustConfirm,
        phones: body.phoneNumber ? [newPhone({ id: `phone-${world.newId()}`, phoneNumber: body.phoneNumber })] : [],
      };
      world.people.put({ ...person, optSettings: { ...person.optSettings, isEmailGlobalOpt: body.isEmailGlobalOpt } });
      if (!mustConfirm) return welcome(person);
      confirmationMail(person);
      return { status: 'PENDING' as const };
    }),

    ...answer(resendVerification, ({ body }) => {
      const person = world.people.byEmail(body.emailAddress);
      if (person?.isPending) confirmationMail(person);
      return {};
    }),

    ...answer(verifyEmail, ({ body: { token } }) => {
      const person = ownerOf(token, 'verify');
      if (!person) return refuse(404, accountReasonCodes.emailTokenUnknown);
      world.emailTokens.drop(token);
      world.people.put({ ...person, isPending: false });
      return {};
    }),

    ...answer(forgotPassword, ({ body }) => {
      const person = world.people.byEmail(body.emailAddress);
      if (person) mail(person, 'reset', 'Reset your password', '/app/reset-password.html');
      return {};
    }),

    ...answer(resetPassword, ({ body: { token, password } }) => {
      const person = ownerOf(token, 'reset');
      if (!person) return refuse(404, accountReasonCodes.emailTokenUnknown);
      if (passwordTroubles(password).length > 0) return refuse(422, accountReasonCodes.passwordWeak);
      world.emailTokens.drop(token);
      // A new password ends every session of the old one.
      for (const session of world.sessions.all()) if (session.customerId === person.customerId) world.sessions.drop(session.token);
      world.people.put({ ...person, password, isPending: false });
      return {};
    }),
  ];
}
