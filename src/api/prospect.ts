import * as contract from '#contract/prospect.ts';
import { withEmails, type OptType, type Prospect } from '#domain/prospect/prospect.ts';
import type { Client } from './client.ts';
import { isApiError } from './errors.ts';
import { prospectFrom } from './prospect-lookup.ts';

/** Whether the server knows no such token, or not any more. */
const isTokenUnknown = (error: unknown): boolean => isApiError(error) && error.reasonCode === contract.PROSPECT_UNKNOWN;

/** Reads the prospect of a token (C-121); null: the token has no prospect who can be reached, or not any more. @throws any other error. */
export async function readProspect(call: Client, token: string, signal: AbortSignal): Promise<Prospect | null> {
  try {
    const prospect = prospectFrom(await call(contract.prospectByToken, { params: { token }, signal }));
    return prospect.emailAddress === null && prospect.phoneNumber === null ? null : prospect;
  } catch (error) {
    if (isTokenUnknown(error)) return null;
    throw error;
  }
}

/** Sets what the prospect of a token gets (C-124); false: the token has no prospect, or not any more. @throws any other error. */
export async function updateOpt(call: Client, token: string, type: OptType): Promise<boolean> {
  try {
    await call(contract.updateOpt, { params: { type }, body: { token } });
    return true;
  } catch (error) {
    if (isTokenUnknown(error)) return false;
    throw error;
  }
}

/** Creates the prospect of an email address, or adds the emails to one that is known (C-122). */
export const createFromEmail = async (call: Client, emailAddress: string, known: Prospect | null): Promise<Prospect> =>
  prospectFrom(
    known === null
      ? await call(contract.createFromEmail, { body: { emailAddress } })
      : await call(contract.createProspect, { body: { ...withEmails(known, emailAddress) } }),
  );
