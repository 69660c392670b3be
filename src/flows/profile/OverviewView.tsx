import type { ReactNode } from 'react';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import * as css from './Profile.css.ts';

interface OverviewViewProps {
  /** Default: nothing. */
  readonly visits?: ReactNode;
  readonly lastOrder: ReactNode;
  readonly setup: ReactNode;
}

/** The first page of the profile: visits and rewards, what was ordered last, and what each part says at a glance. */
export const OverviewView = ({ visits, lastOrder, setup }: OverviewViewProps) => (
  <>
    {visits}
    {lastOrder}
    <section className={css.group} aria-labelledby="profile-setup">
      <h2 id="profile-setup">{text('profile.setup')}</h2>
      {setup}
    </section>
  </>
);
