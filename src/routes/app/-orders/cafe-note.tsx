import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SummaryDestination } from '#domain/order/destination.ts';
import { cafeNoteOf, iconOf } from '#src/api/content.ts';
import { CafeNote } from '#src/pages/confirmation/CafeNote.tsx';

interface CafeNoteOfProps {
  readonly cafeId: string;
  readonly destination: SummaryDestination;
}

/** What editors tell guests who have an order at a cafe in this way. Where nothing comes, nothing is missed (C-129). */
export function CafeNoteOf({ cafeId, destination }: CafeNoteOfProps) {
  const { call, report } = useRouteContext({ from: '__root__' });
  const { data: note = null } = useQuery(cafeNoteOf(call, cafeId, destination));
  const path = note?.icon ?? null;
  const icon = useQuery({ ...iconOf(call, path ?? ''), enabled: path !== null });
  useEffect(() => {
    if (icon.error) report({ source: 'icon', message: icon.error.message });
  }, [icon.error, report]);
  // Icon and words come at once.
  return note === null || icon.isLoading ? null : <CafeNote title={note.title} words={note.text} icon={icon.data ?? null} />;
}
