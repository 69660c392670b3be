import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { SessionAnswer } from './session.ts';

/** What a provider gave us for the visitor (payload OPEN in the specification). */
const SocialToken = { provider: v.picklist(['facebook', 'google', 'apple']), socialToken: v.pipe(v.string(), v.nonEmpty()) };

/** C-73 (SIGNUP-08), in versions `v1` and `v2`, whose payloads are alike as far as is known. 404 `error.social.unknown`: no member has this account; 409 `error.social.unlinked`: its email is a member's. */
export const socialLogin = endpoint({
  name: 'social.login',
  method: 'post',
  path: '/social/{version}/login',
  access: 'public',
  body: v.looseObject(SocialToken),
  answer: SessionAnswer,
});
/** C-73: opens an account with that of another site (SIGNUP-08). */
export const socialRegister = endpoint({
  name: 'social.register',
  method: 'post',
  path: '/social/{version}/register',
  access: 'public',
  body: v.looseObject(SocialToken),
  answer: SessionAnswer,
  carriesRegistrationSource: true,
});
/** C-73: joins the account of another site to the member’s. */
export const socialAssociate = endpoint({
  name: 'social.associate',
  method: 'post',
  path: '/social/{version}/associate',
  access: 'member',
  body: v.looseObject(SocialToken),
  answer: v.looseObject({}),
});
/** C-73: takes the account of another site off the member’s. */
export const socialDisassociate = endpoint({
  name: 'social.disassociate',
  method: 'post',
  path: '/social/{version}/disassociate',
  access: 'member',
  body: v.looseObject({ provider: SocialToken.provider }),
  answer: v.looseObject({}),
});
