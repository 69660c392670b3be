import type { StoredProspect } from '../world/people/stored.ts';

/** A prospect of the seeds, and the purpose of its link. */
interface ProspectSeed {
  readonly purpose: string;
  readonly prospect: StoredProspect;
}

/** Who gets news already; the address of an email's link has the token. */
export const prospectSeeds: readonly ProspectSeed[] = [
  {
    purpose: 'gets emails',
    prospect: { token: 'news-lena', emailAddress: 'lena@example.com', phoneNumber: null, optType: 'EMAIL', isExpired: false },
  },
  {
    purpose: 'gets emails and texts',
    prospect: { token: 'news-omar', emailAddress: 'omar@example.com', phoneNumber: '2175550142', optType: 'ALL', isExpired: false },
  },
  {
    purpose: 'has stopped everything',
    prospect: { token: 'news-ruth', emailAddress: 'ruth@example.com', phoneNumber: '2175550167', optType: 'NONE', isExpired: false },
  },
  {
    purpose: 'has a link that expired',
    prospect: { token: 'news-past', emailAddress: 'pia@example.com', phoneNumber: null, optType: 'EMAIL', isExpired: true },
  },
];
