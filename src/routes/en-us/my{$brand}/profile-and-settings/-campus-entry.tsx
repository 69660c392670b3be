import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { namedCampusCards } from '#domain/payment/campus-card.ts';
import { paysByCampusCard } from '#domain/payment/institution.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { campusEntryAsSecret, type CampusEntry as CampusEntryOf } from '#src/api/campus-card.ts';
import { campusLocationsOf } from '#src/api/cafe.ts';
import { CampusEntry } from '#src/flows/payment-entry/CampusEntry.tsx';
import { useOrder } from '../../../-shell/use-order.ts';
import { useSecretKeeper } from '../../../-secret-keeper.ts';
import { Loaded } from './-part.tsx';

type CampusProps = Pick<ComponentProps<typeof CampusEntry>, 'screen' | 'send' | 'today' | 'onDelete'> & { readonly stored: StoredPayments };

/** The form of a campus card; the schools to choose from are those whose cards the cafe of the order takes (C-02, PAYSTORED-15). */
export function Campus({ stored, ...shared }: CampusProps) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const cafe = useOrder(({ order }) => order?.cafe ?? null);
  const keep = useSecretKeeper();
  const { id } = shared.screen;
  const card = namedCampusCards(stored).find((named) => named.id === id)?.card ?? null;
  const form = {
    ...shared,
    stored: card,
    cafeName: cafe?.name ?? null,
    keepEntry: (entry: CampusEntryOf) => keep(campusEntryAsSecret(entry)),
  };
  if (cafe === null || card !== null) return <CampusEntry {...form} institutions={[]} />;
  return (
    <Loaded query={campusLocationsOf(call, cafe.id)}>
      {(all) => <CampusEntry {...form} institutions={all.filter((one) => paysByCampusCard(one, config.campusPaymentTypeId))} />}
    </Loaded>
  );
}
