import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type {
  CreateProspectInput,
  CreateProspectResult,
  LookUpProspectInput,
  LookUpProspectResult,
  ReadProspectInput,
  ReadProspectResult,
  UpdateOptInput,
  UpdateOptResult,
} from '#machines/prospect/prospect.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { createFromEmail, readProspect, updateOpt } from '#src/api/prospect.ts';
import { prospectQuery } from '#src/api/prospect-lookup.ts';
import type { Vault } from '#src/api/vault.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'read'>;
  readonly report: (fault: { readonly source: string; readonly message: string }) => void;
}

/** Returns the ports of the prospect. A token leaves the vault for its call alone. */
export const prospectPorts = ({ call, queryClient, vault, report }: Sources) => ({
  readProspect: fromPromise<ReadProspectResult, ReadProspectInput>(async ({ input: { tokenId }, signal }) => {
    const token = vault.read(tokenId);
    const prospect = token === null ? null : await readProspect(call, token, signal);
    return prospect === null ? { kind: 'unknown' } : { kind: 'found', prospect };
  }),

  // Not aborted with the page: a stopped subscription stays stopped.
  updateOpt: fromPromise<UpdateOptResult, UpdateOptInput>(async ({ input: { tokenId, optType } }) => {
    const token = vault.read(tokenId);
    if (token === null) return { kind: 'unknown' };
    try {
      return { kind: (await updateOpt(call, token, optType)) ? 'updated' : 'unknown' };
    } catch (error) {
      if (isApiError(error) && error.kind === 'offline') return { kind: 'offline' };
      throw error;
    }
  }),

  lookUpProspect: fromPromise<LookUpProspectResult, LookUpProspectInput>(async ({ input: { emailAddress, phoneNumber } }) => {
    const byEmail = await queryClient.fetchQuery(prospectQuery(call, { emailAddress }));
    const prospect = byEmail ?? (phoneNumber === null ? null : await queryClient.fetchQuery(prospectQuery(call, { phoneNumber })));
    return prospect === null ? { kind: 'absent' } : { kind: 'found', prospect };
  }),

  createProspect: fromPromise<CreateProspectResult, CreateProspectInput>(async ({ input: { emailAddress, known } }) => {
    try {
      const created = await createFromEmail(call, emailAddress, known);
      queryClient.setQueryData(prospectQuery(call, { emailAddress }).queryKey, created);
      return { kind: 'created' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      report({ source: 'prospect', message: error.message });
      return { kind: 'notCreated' };
    }
  }),
});
