import { OverviewView } from '#src/flows/profile/OverviewView.tsx';
import { Last } from './-last-order.tsx';
import { SetupNow } from './-setup.tsx';
import { VisitsNow } from './-visits-now.tsx';

/** What each part says, at a glance. */
export const Overview = () => <OverviewView visits={<VisitsNow />} lastOrder={<Last />} setup={<SetupNow />} />;
