import { REQUEST_INVALID } from '#contract/refusals.ts';
import { createFromEmail, createProspect, PROSPECT_UNKNOWN, prospectByToken, prospectLookup, updateOpt } from '#contract/prospect.ts';
import { isEmail } from '#domain/checkout/details.ts';
import { optsOf, optTypeOf, optTypes, type Prospect } from '#domain/prospect/prospect.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

/** Returns the handlers of the prospects: who gets news without an account. */
export function prospectHandlers(world: World) {
  const answer = answering(world);
  const tokenUnknown = () => refuse(404, PROSPECT_UNKNOWN);

  /**
   * Adds to the prospect with the address, else to the one with the phone who has no address yet, else a new one. A caller need not own
   * either: nothing is removed, no address is replaced, and the answer has only what the caller sent. The link goes to the address alone.
   */
  function add({ emailAddress, phoneNumber, optType }: Prospect) {
    const owner = phoneNumber === null ? undefined : world.prospects.find(null, phoneNumber);
    const known = world.prospects.find(emailAddress, null) ?? (owner?.emailAddress === null ? owner : undefined);
    const isPhoneTaken = owner !== undefined && owner.token !== known?.token;
    const before = optsOf(known?.optType ?? 'NONE');
    const wanted = optsOf(optType);
    const stored = {
      token: known?.token ?? `news-${world.newId()}`,
      emailAddress: known?.emailAddress ?? emailAddress,
      phoneNumber: known?.phoneNumber ?? (isPhoneTaken ? null : phoneNumber),
      optType: optTypeOf({ email: before.email || wanted.email, sms: before.sms || (wanted.sms && !isPhoneTaken) }),
      isExpired: false,
    };
    world.prospects.put(stored);
    const body = `Change or stop it at any time: /en-us/prospect/${stored.token}.html`;
    if (stored.emailAddress !== null)
      world.send({ channel: 'email', to: stored.emailAddress, subject: 'You’re on the Hearthside list', body });
    return { emailAddress, phoneNumber, optType: stored.optType };
  }

  return [
    // Before the path with a token, which it would be one of.
    ...answer(prospectLookup, ({ query: { emailAddress = null, phoneNumber = null } }) => {
      const found = world.prospects.find(emailAddress, phoneNumber);
      return { prospect: found ? { emailAddress, phoneNumber, optType: found.optType } : null };
    }),

    ...answer(prospectByToken, ({ params: { token } }) => world.prospects.byToken(token) ?? tokenUnknown()),

    ...answer(createFromEmail, ({ body: { emailAddress } }) =>
      isEmail(emailAddress) ? add({ emailAddress, phoneNumber: null, optType: 'EMAIL' }) : refuse(422, REQUEST_INVALID),
    ),

    ...answer(createProspect, ({ body: { emailAddress, phoneNumber, optType } }) => {
      const isValid = emailAddress === null ? phoneNumber !== null : isEmail(emailAddress);
      return isValid ? add({ emailAddress, phoneNumber, optType }) : refuse(422, REQUEST_INVALID);
    }),

    ...answer(updateOpt, ({ params, body: { token } }) => {
      const type = optTypes.find((one) => one === params.type);
      if (type === undefined) return refuse(422, REQUEST_INVALID);
      const known = world.prospects.byToken(token);
      if (!known) return tokenUnknown();
      world.prospects.put({ ...known, optType: type });
      return {};
    }),
  ];
}
