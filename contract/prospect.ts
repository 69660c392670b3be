import * as v from 'valibot';
import { optTypes } from '#domain/prospect/prospect.ts';
import { endpoint } from './endpoint.ts';

const OptType = v.picklist(optTypes);
const Text = v.optional(v.nullable(v.string()), null);

/** PROSPECT-01. `token` is a credential: only the link of an email has it; an answer to an address or a phone never does. */
export const Prospect = v.looseObject({ token: Text, emailAddress: Text, phoneNumber: Text, optType: OptType });
export type Prospect = v.InferOutput<typeof Prospect>;

/** Reason code: the token of a link is unknown or has expired. */
export const PROSPECT_UNKNOWN = 'error.prospect.unknown';

/** C-121 (PROSPECT-05): the prospect whose email has this token. */
export const prospectByToken = endpoint({
  name: 'prospect.token',
  method: 'get',
  path: '/prospects/{token}',
  access: 'public',
  answer: Prospect,
});

/** C-122 (PROSPECT-05): creates a prospect who gets emails. An address that is known gets them again; no second prospect is created. */
export const createFromEmail = endpoint({
  name: 'prospect.email',
  method: 'post',
  path: '/prospects/email',
  access: 'public',
  body: v.looseObject({ emailAddress: v.pipe(v.string(), v.nonEmpty()) }),
  answer: Prospect,
});

/** C-122 (PROSPECT-05): creates a prospect, or adds to the one with this address or this phone. */
export const createProspect = endpoint({
  name: 'prospect.prospect',
  method: 'post',
  path: '/prospects',
  access: 'public',
  body: v.looseObject({ emailAddress: Text, phoneNumber: Text, optType: OptType }),
  answer: Prospect,
});

/** C-123 (PROSPECT-02): the prospect with an email address or a phone, or none. */
export const prospectLookup = endpoint({
  name: 'prospect.lookup',
  method: 'get',
  path: '/prospects/lookup',
  access: 'public',
  query: v.looseObject({ emailAddress: v.optional(v.string()), phoneNumber: v.optional(v.string()) }),
  answer: v.looseObject({ prospect: v.optional(v.nullable(Prospect), null) }),
});

/** C-124 (PROSPECT-05): sets what the prospect of a token gets to `type`. Once more changes nothing. */
export const updateOpt = endpoint({
  name: 'prospect.updateOpt',
  method: 'put',
  path: '/prospects/opt/{type}',
  access: 'public',
  body: v.looseObject({ token: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.looseObject({}),
});
