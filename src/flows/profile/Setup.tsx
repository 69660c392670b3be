import type { ReactNode } from 'react';
import type { MemberDetails } from '#domain/account/details.ts';
import { primaryOf } from '#domain/account/primary.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import type { ProfilePart } from '#domain/navigation/profile-parts.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { lastFour } from '#domain/phone/format.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Block } from '#src/ui/Blocks.tsx';
import { cardText } from './card-text.ts';
import { tasteTexts } from './tastes.ts';
import * as rowCss from './Rows.css.ts';

interface KnownSetup {
  readonly details: MemberDetails;
  readonly payments: StoredPayments;
  readonly addresses: readonly SavedAddress[];
}

interface SetupProps {
  /** Null until all of it is known. */
  readonly known: KnownSetup | null;
  readonly linkTo: (part: ProfilePart, name: string) => ReactNode;
}

/** What an order begins with, in one line each. */
export const Setup = ({ known, linkTo }: SetupProps) => (
  <dl className={rowCss.facts} aria-busy={known === null || undefined}>
    {rows.map(({ part, label, value }) => {
      const name = text(label);
      return (
        <div key={part} className={rowCss.fact}>
          <dt>{name}</dt>
          <dd>
            {known === null ? <Block /> : <span>{value(known) ?? text('profile.none')}</span>}
            {linkTo(part, name)}
          </dd>
        </div>
      );
    })}
  </dl>
);

interface SetupRow {
  readonly part: ProfilePart;
  readonly label: `profile.setup.${'pays' | 'address' | 'emails' | 'taste' | 'codes'}`;
  /** Null: there is none. */
  readonly value: (known: KnownSetup) => string | null;
}

const rows: readonly SetupRow[] = [
  { part: 'payments', label: 'profile.setup.pays', value: ({ payments }) => paysText(payments) },
  { part: 'addresses', label: 'profile.setup.address', value: ({ addresses }) => addressText(addresses) },
  {
    part: 'communication-preferences',
    label: 'profile.setup.emails',
    value: ({ details }) => text(details.optSettings.isEmailGlobalOpt ? 'profile.on' : 'profile.off'),
  },
  {
    part: 'taste-preferences',
    label: 'profile.setup.taste',
    value: ({ details }) => tasteTexts(details.foodPreferences).join(', ') || null,
  },
  { part: 'security-preferences', label: 'profile.setup.codes', value: ({ details }) => codesText(details) },
];

function paysText({ creditCards }: StoredPayments): string | null {
  const card = primaryOf(creditCards);
  return card && cardText(card);
}

function addressText(addresses: readonly SavedAddress[]): string | null {
  const address = primaryOf(addresses);
  return address && (address.name || address.addressLine1);
}

function codesText({ phones }: MemberDetails): string {
  const phone = phones.find(({ isSmsMfaEnabled }) => isSmsMfaEnabled);
  return phone ? text('twoStep.on', { lastFour: lastFour(phone.phoneNumber) }) : text('twoStep.off');
}
