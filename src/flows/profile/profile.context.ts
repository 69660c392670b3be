import * as v from 'valibot';
import { entryKinds, storedKinds } from '#domain/payment/stored.ts';
import { verificationSources } from '#domain/verification/source.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { EditFormContext } from '#machines/edit-form/edit-form.types.ts';
import type { MissedVisitContext } from '#machines/missed-visit/missed-visit.types.ts';
import { profileForms, type ProfileForm } from '#machines/profile/profile.types.ts';
import type { StoredPaymentsContext } from '#machines/stored-payments/stored-payments.types.ts';
import type { TwoStepContext } from '#machines/two-step/two-step.types.ts';
import type { VerificationContext } from '#machines/verification/verification.types.ts';
import { PaymentEntryContextSchema } from '#src/flows/payment-entry/payment-entry.context.ts';
import { PayPalContextSchema } from '#src/flows/pay-pal/pay-pal.context.ts';

const text = v.string();
const yes = v.boolean();
const maybeText = v.nullable(text);

/** The profile has no context of its own. */
export const ProfileContextSchema = v.object({});

const EditFormValuesSchema = v.nullable(v.record(text, v.union([text, yes, v.array(text)])));

const EditFormContextSchema: v.GenericSchema<unknown, EditFormContext> = v.object({
  isOpen: yes,
  values: EditFormValuesSchema,
  secretId: maybeText,
  reasonCode: maybeText,
  unanswered: EditFormValuesSchema,
});

const MissedVisitContextSchema: v.GenericSchema<unknown, MissedVisitContext> = v.object({
  code: maybeText,
  visit: v.nullable(v.object({ cafeName: text, at: maybeText, countsOn: maybeText })),
});

const entryKind = v.picklist(entryKinds);
const storedKind = v.picklist(storedKinds);

const StoredPaymentsContextSchema: v.GenericSchema<unknown, StoredPaymentsContext> = v.object({
  entry: v.nullable(v.object({ kind: entryKind, id: maybeText })),
  target: v.nullable(v.object({ kind: storedKind, id: text })),
  news: v.nullable(v.object({ kind: storedKind, change: v.picklist(['added', 'updated', 'deleted']) })),
  reasonCode: maybeText,
});

const TwoStepContextSchema: v.GenericSchema<unknown, TwoStepContext> = v.object({
  phone: v.nullable(v.object({ phoneId: text, lastFour: text, isVerified: yes })),
  reasonCode: maybeText,
});

const session: v.GenericSchema<unknown, MemberSession> = v.object({
  customerId: text,
  username: text,
  firstName: text,
  lastName: text,
  isPersistent: yes,
  isSecure: yes,
  secureExpiration: maybeText,
  expirationDate: maybeText,
  loginDate: maybeText,
  communications: v.object({ subscriptions: v.array(text), suppressors: v.array(text) }),
  alertAt: maybeText,
});

const VerificationContextSchema: v.GenericSchema<unknown, VerificationContext> = v.object({
  source: v.picklist(verificationSources),
  loginTokenId: maybeText,
  methods: v.array(v.object({ type: text, isDefaultMfaType: yes })),
  isOptional: yes,
  phoneId: maybeText,
  lastFour: maybeText,
  method: maybeText,
  canChangeNumber: yes,
  tokenId: maybeText,
  reasonCode: maybeText,
  resendAt: maybeText,
  secondsLeft: v.number(),
  isResent: yes,
  session: v.nullable(session),
});

/** Contexts of the flows inside the profile, by `src`. */
export const insideProfile = {
  ...(Object.fromEntries(profileForms.map((form) => [form, EditFormContextSchema])) as Record<ProfileForm, typeof EditFormContextSchema>),
  missedVisit: MissedVisitContextSchema,
  storedPayments: StoredPaymentsContextSchema,
  paymentEntry: PaymentEntryContextSchema,
  payPal: PayPalContextSchema,
  twoStep: TwoStepContextSchema,
  verification: VerificationContextSchema,
};
