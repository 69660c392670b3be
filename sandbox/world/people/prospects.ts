import { prospectSeeds } from '../../seeds/prospects.ts';
import { collection, type KeyValueStorage } from '../core/store.ts';
import { StoredProspect } from './stored.ts';

const isSameEmail = (one: string | null, other: string) => one?.toLowerCase() === other.trim().toLowerCase();

/** The first prospects, as they changed since, and who was added later. */
export function prospectsOn(shelf: KeyValueStorage) {
  const changed = collection(shelf, 'prospects', StoredProspect);
  const all = (): readonly StoredProspect[] => {
    const known = new Map(prospectSeeds.map(({ prospect }) => [prospect.token, prospect]));
    for (const prospect of changed.all()) known.set(prospect.token, prospect);
    return [...known.values()];
  };
  return {
    all,
    /** By the token of a link that still works. */
    byToken: (token: string) => all().find((prospect) => prospect.token === token && !prospect.isExpired),
    /** By email address, else by phone; what is null is not looked for. */
    find: (emailAddress: string | null, phoneNumber: string | null) =>
      all().find((prospect) => emailAddress !== null && isSameEmail(prospect.emailAddress, emailAddress)) ??
      all().find((prospect) => phoneNumber !== null && prospect.phoneNumber === phoneNumber),
    put: (prospect: StoredProspect) => changed.put(prospect.token, prospect),
    clear: () => changed.clear(),
  };
}
