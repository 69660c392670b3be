import type { Features } from '../app/features.ts';
import type { SummaryDestination } from '../order/destination.ts';
import { instantOf } from '../time/cafe-time.ts';

/** What of the features decides (FLAGS-18 to FLAGS-21). */
export type RecoveryFeatures = Pick<
  Features,
  'digitalRecovery' | 'digitalRecoveryRpu' | 'digitalRecoveryDelivery' | 'digitalRecoveryCurbside' | 'remedyGuestRegistration' | 'warmUx'
>;

/** What decides whether a guest may have an order made right online. */
export interface RemedyFacts {
  readonly features: RecoveryFeatures;
  /** The cafe of the order takes part (OPEN-40). */
  readonly isOnAtCafe: boolean;
  readonly destination: SummaryDestination;
  readonly isMember: boolean;
  /** When the order was promised for, cafe-local; null where it is not known. */
  readonly at: string | null;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
  /** An instant, ISO. */
  readonly now: string;
  /** From how many minutes before its time on it may be asked for (OPEN-19). */
  readonly minutesBefore: number;
}

/**
 * Why there is no remedy online: not at this cafe (REMEDY-01), not for this kind of order (REMEDY-02), never for the drive-thru (REMEDY-03), not
 * for this visitor (REMEDY-04).
 */
export type ForcedReason = 'cafe' | 'type' | 'driveThru' | 'visitor';

/** Where a remedy is asked for: a drawer in the warm layout, else over the page (REMEDY-05). */
export type RemedyLayout = 'drawer' | 'overlay';

/** `forced`: a person helps instead. `tooEarly`: not yet (REMEDY-10). */
export type RemedyGate =
  | { readonly kind: 'forced'; readonly reason: ForcedReason }
  | { readonly kind: 'tooEarly' }
  | { readonly kind: 'open'; readonly layout: RemedyLayout };

const flags = {
  RPU: 'digitalRecoveryRpu',
  DELIVERY: 'digitalRecoveryDelivery',
  CURBSIDE: 'digitalRecoveryCurbside',
} as const satisfies Partial<Record<SummaryDestination, keyof RecoveryFeatures>>;

const hasFlag = (destination: SummaryDestination): destination is keyof typeof flags => Object.hasOwn(flags, destination);

/** Whether a guest's order may be made right without an account: a delivery, where that is switched on (FLAGS-20, REMEDY-12). */
export const isGuestAllowed = ({ features, destination, isMember }: Pick<RemedyFacts, 'features' | 'destination' | 'isMember'>): boolean =>
  !isMember && destination === 'DELIVERY' && features.remedyGuestRegistration;

function forcedReason(facts: RemedyFacts): ForcedReason | null {
  const { features, destination } = facts;
  if (!features.digitalRecovery || !facts.isOnAtCafe) return 'cafe';
  if (hasFlag(destination) && !features[flags[destination]]) return 'type';
  if (destination === 'DRIVE_THRU') return 'driveThru';
  return facts.isMember || isGuestAllowed(facts) ? null : 'visitor';
}

/**
 * Whether it is time: always in the warm layout (REMEDY-08), else from so many minutes before the order's time on (REMEDY-09). An order whose time
 * is not known is not held back.
 */
export function isInTime({
  features,
  at,
  timeZone,
  now,
  minutesBefore,
}: Omit<RemedyFacts, 'isOnAtCafe' | 'destination' | 'isMember'>): boolean {
  if (features.warmUx || at === null) return true;
  const from = instantOf(at, timeZone).subtract({ minutes: minutesBefore });
  return Temporal.Instant.compare(Temporal.Instant.from(now), from) >= 0;
}

/** The layout of the features (REMEDY-05, FLAGS-21). */
export const layoutOf = ({ warmUx }: Pick<RecoveryFeatures, 'warmUx'>): RemedyLayout => (warmUx ? 'drawer' : 'overlay');

/** Decides whether an order can be made right online (REMEDY-01 to REMEDY-05, REMEDY-08 to REMEDY-10). What is never possible is not "too early". */
export function remedyGate(facts: RemedyFacts): RemedyGate {
  const reason = forcedReason(facts);
  if (reason !== null) return { kind: 'forced', reason };
  return isInTime(facts) ? { kind: 'open', layout: layoutOf(facts.features) } : { kind: 'tooEarly' };
}
