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
export const socialRegister = endpoint({
  name: 'social.register',
  method: 'post',
  path: '/social/{version}/register',
  access: 'public',
  body: v.looseObject(SocialToken),
  answer: SessionAnswer,
  carriesRegistrationSource: true,
});
export const socialAssociate = endpoint({
  name: 'social.associate',
  method: 'post',
  path: '/social/{version}/associate',
  access: 'member',
  body: v.looseObject(SocialToken),
  answer: v.looseObject({}),
});
export const socialDisassociate = endpoint({
  name: 'social.disassociate',
  method: 'post',
  path: '/social/{version}/disassociate',
  access: 'member',
  body: v.looseObject({ provider: SocialToken.provider }),
  answer: v.looseObject({}),
});
