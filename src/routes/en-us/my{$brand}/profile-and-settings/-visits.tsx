import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { missedVisitMachine } from '#machines/missed-visit/missed-visit.machine.ts';
import { missedVisitScreen } from '#machines/missed-visit/missed-visit.screen.ts';
import { visitsQuery } from '#src/api/loyalty.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { MissedVisitView } from '#src/flows/missed-visit/MissedVisitView.tsx';
import { VisitsPart } from '#src/flows/profile/VisitsPart.tsx';
import { dayOfInstant } from '../../../-shell/day-of-instant.ts';
import { Loaded, type PartProps } from './-part.tsx';

/** Visits of the member, and the search for one that is missing among them. */
export function VisitsOfMember({ profile }: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const actor: ActorRefFrom<typeof missedVisitMachine> = must(profile.getSnapshot().children.missedVisit, 'missedVisit');
  return (
    <>
      <Loaded query={visitsQuery(call)}>{(visits) => <VisitsPart visits={visits} dayOf={dayOfInstant} />}</Loaded>
      <MissedVisitView screen={useScreen(actor, missedVisitScreen)} send={actor.send} dayOf={(at) => dayOfInstant(at) ?? at} />
    </>
  );
}
