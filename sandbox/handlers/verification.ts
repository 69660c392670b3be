import { HttpResponse } from 'msw';
import {
  createPhone,
  disableMfa,
  enableMfa,
  sendPhoneCode,
  triggerLoginCode,
  triggerMfa,
  verifyLoginCode,
  verifyMfa,
  verifyPhone,
} from '#contract/verification.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import type { Phone } from '#contract/user.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { checkCode, openChallenge, sendCode, type Refusal } from '../world/people/challenge.ts';
import { mfaPhone, type Person } from '../world/people/person.ts';
import { needsSecondStep, openSession, passSecondStep, sessionAnswer, sessionHeaders } from '../world/people/session.ts';
import type { Challenge } from '../world/people/stored.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const isRefusal = (made: Challenge | Refusal): made is Refusal => 'status' in made;

/** Codes by text message (MFA), and the phones that they go to. */
export function verificationHandlers(world: World) {
  const answer = answering(world);

  const phoneOf = ({ phones }: Person, id: string) => phones.find((phone) => phone.id === id);
  const changePhone = (person: Person, id: string, change: Partial<Phone>) =>
    world.people.put({ ...person, phones: person.phones.map((phone) => (phone.id === id ? { ...phone, ...change } : phone)) });

  function challengeFor(purpose: Challenge['purpose'], person: Person, phone: Phone | undefined) {
    if (!phone) return refuse(422, accountReasonCodes.phoneUnknown);
    const sent = sendCode(world, openChallenge(world, purpose, person, phone.id), phone.phoneNumber);
    return isRefusal(sent) ? refuse(sent.status, sent.reasonCode) : { token: sent.codeToken ?? '' };
  }

  return [
    ...answer(createPhone, ({ body, member: { person } }) => {
      if (person.phones.some(({ phoneNumber }) => phoneNumber === body.phoneNumber)) return refuse(409, accountReasonCodes.phoneInUse);
      const phone: Phone = {
        ...body,
        id: `phone-${world.newId()}`,
        extension: null,
        name: null,
        isValid: true,
        isSmsMfaEnabled: false,
        isVerified: false,
      };
      const others = body.isDefault ? person.phones.map((other) => ({ ...other, isDefault: false })) : person.phones;
      world.people.put({ ...person, phones: [...others, phone] });
      return phone;
    }),

    ...answer(sendPhoneCode, ({ body, member: { person } }) => challengeFor('phone', person, phoneOf(person, body.phoneId))),

    ...answer(verifyPhone, ({ body, member: { person } }) => {
      const made = checkCode(world, body.token, body.code, ['phone']);
      if (isRefusal(made)) return refuse(made.status, made.reasonCode);
      changePhone(person, made.phoneId ?? '', { isVerified: true });
      return {};
    }),

    ...answer(enableMfa, ({ body, member: { person } }) => {
      const phone = phoneOf(person, body.phoneId);
      if (!phone) return refuse(422, accountReasonCodes.phoneUnknown);
      if (phone.isVerified) {
        changePhone(person, phone.id, { isSmsMfaEnabled: true });
        return { token: null };
      }
      return challengeFor('enable', person, phone);
    }),

    ...answer(disableMfa, ({ member }) => {
      if (needsSecondStep(world, member)) return refuse(401, accountReasonCodes.mfaRequired);
      const { person } = member;
      world.people.put({ ...person, phones: person.phones.map((phone) => ({ ...phone, isSmsMfaEnabled: false })) });
      return {};
    }),

    ...answer(triggerLoginCode, ({ body }) => {
      const challenge = world.challenges.get(body.token);
      const person = world.people.get(challenge?.customerId ?? '');
      const phone = person && phoneOf(person, challenge?.phoneId ?? '');
      if (challenge?.purpose !== 'login' || !phone) return refuse(404, accountReasonCodes.challengeUnknown);
      const sent = sendCode(world, challenge, phone.phoneNumber);
      return isRefusal(sent) ? refuse(sent.status, sent.reasonCode) : { token: sent.codeToken ?? '' };
    }),

    ...answer(verifyLoginCode, ({ body }) => {
      const made = checkCode(world, body.token, body.code, ['login']);
      if (isRefusal(made)) return refuse(made.status, made.reasonCode);
      const person = world.people.get(made.customerId);
      if (!person) return refuse(404, accountReasonCodes.challengeUnknown);
      const member = { person, session: openSession(world, person) };
      // Only the headers say whether the session is secure (MFA-14).
      return HttpResponse.json({ ...sessionAnswer(world, member), isSecure: true }, { headers: sessionHeaders(world, member) });
    }),

    ...answer(triggerMfa, ({ member: { person } }) =>
      challengeFor('trigger', person, mfaPhone(person) ?? primaryOf(person.phones) ?? undefined),
    ),

    ...answer(verifyMfa, ({ body, member: { person, session } }) => {
      const made = checkCode(world, body.token, body.code, ['enable', 'trigger']);
      if (isRefusal(made)) return refuse(made.status, made.reasonCode);
      if (made.purpose === 'enable') changePhone(person, made.phoneId ?? '', { isSmsMfaEnabled: true, isVerified: true });
      passSecondStep(world, session);
      return {};
    }),
  ];
}
