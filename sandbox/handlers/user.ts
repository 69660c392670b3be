import {
  addAddress,
  replaceAddress,
  unsubscribeAll,
  updateBirthday,
  updateDoNotShare,
  updateEmail,
  updateEmailPreferences,
  updateEmailSubscriptions,
  updateFoodPreferences,
  updateName,
  updateOptAuth,
  updatePassword,
} from '#contract/user-changes.ts';
import { emailSubscriptions, recentAddresses, savedAddresses, userDetails, type Address } from '#contract/user.ts';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { isAccountEmail, passwordTroubles } from '#domain/validation/credentials.ts';
import type { Person } from '../world/people/person.ts';
import { needsSecondStep, type Member } from '../world/people/session.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** What a member keeps here about themselves. */
export function userHandlers(world: World) {
  const answer = answering(world);
  const change = ({ person }: Member, with_: Partial<Person>) => {
    world.people.put({ ...person, ...with_ });
    return {};
  };
  /** Changes that ask for the second step first (SESSION-12). */
  const guarded = (member: Member) => (needsSecondStep(world, member) ? refuse(401, accountReasonCodes.mfaRequired) : null);

  const saveAddress = (member: Member, address: Address): Address => {
    const saved = { ...address, id: address.id ?? `address-${world.newId()}` };
    const others = member.person.addresses
      .filter(({ id }) => id !== saved.id)
      .map((other) => (saved.isDefault ? { ...other, isDefault: false } : other));
    change(member, { addresses: [...others, saved] });
    return saved;
  };

  return [
    ...answer(userDetails, ({ member: { person } }) => ({
      customerId: person.customerId,
      firstName: person.firstName,
      lastName: person.lastName,
      birthday: person.birthday,
      emails: [{ emailAddress: person.emailAddress, isDefault: true, isVerified: !person.isPending }],
      phones: person.phones,
      loyalty: person.loyalty,
      optSettings: person.optSettings,
      foodPreferences: person.foodPreferences,
      socialIntegrations: person.social.map((provider) => ({ provider })),
    })),
    ...answer(savedAddresses, ({ member }) => member.person.addresses),
    ...answer(recentAddresses, ({ member }) => member.person.addresses.slice(0, 2)),
    ...answer(addAddress, ({ member, body }) => saveAddress(member, { ...body, id: null })),
    ...answer(replaceAddress, ({ member, body }) => saveAddress(member, body)),
    ...answer(updateEmail, ({ member, body: { emailAddress } }) => {
      const owner = world.people.byEmail(emailAddress);
      if (!isAccountEmail(emailAddress)) return refuse(422, accountReasonCodes.fieldsMissing);
      if (owner && owner.customerId !== member.person.customerId) return refuse(409, accountReasonCodes.accountTaken);
      return guarded(member) ?? change(member, { emailAddress });
    }),
    ...answer(updatePassword, ({ member, body: { currentPassword, password } }) => {
      if (member.person.password !== currentPassword) return refuse(422, accountReasonCodes.currentPasswordWrong);
      if (passwordTroubles(password).length > 0) return refuse(422, accountReasonCodes.passwordWeak);
      return guarded(member) ?? change(member, { password });
    }),
    ...answer(updateBirthday, ({ member, body }) => change(member, { birthday: body.birthday })),
    ...answer(updateName, ({ member, body }) => change(member, { firstName: body.firstName, lastName: body.lastName })),
    ...answer(emailSubscriptions, ({ member }) => member.person.emailSubscriptions),
    ...answer(updateEmailSubscriptions, ({ member, body }) => {
      const wanted = new Map(body.map(({ name, isSubscribed }) => [name, isSubscribed]));
      const changed = member.person.emailSubscriptions.map((one) => ({ ...one, isSubscribed: wanted.get(one.name) ?? one.isSubscribed }));
      change(member, { emailSubscriptions: changed });
      return changed;
    }),
    ...answer(updateFoodPreferences, ({ member, body }) => change(member, { foodPreferences: body.foodPreferences })),
    ...answer(updateEmailPreferences, ({ member, body }) =>
      change(member, { optSettings: { ...member.person.optSettings, isEmailGlobalOpt: body.isEmailGlobalOpt } }),
    ),
    ...answer(updateDoNotShare, ({ member, body }) =>
      change(member, { optSettings: { ...member.person.optSettings, isDoNotShare: body.isDoNotShare } }),
    ),
    ...answer(updateOptAuth, ({ member, body: { isSmsGlobalOpt, isMobilePushOpt } }) =>
      change(member, {
        optSettings: {
          ...member.person.optSettings,
          ...(isSmsGlobalOpt !== undefined && { isSmsGlobalOpt }),
          ...(isMobilePushOpt !== undefined && { isMobilePushOpt }),
        },
      }),
    ),
    ...answer(unsubscribeAll, ({ body: { emailToken } }) => {
      const person = world.people.get(world.emailTokens.get(emailToken)?.customerId ?? '');
      if (!person) return refuse(404, accountReasonCodes.emailTokenUnknown);
      world.people.put({
        ...person,
        optSettings: { ...person.optSettings, isEmailGlobalOpt: false },
        emailSubscriptions: person.emailSubscriptions.map((one) => ({ ...one, isSubscribed: false })),
      });
      return {};
    }),
  ];
}
