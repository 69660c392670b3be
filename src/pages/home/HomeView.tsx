import type { ReactNode } from 'react';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { HeroScene } from './HeroScene.tsx';
import * as css from './Home.css.ts';
import { StartForm, type StartFormProps } from './StartForm.tsx';

interface HomeViewProps {
  readonly start: Omit<StartFormProps, 'labelledBy'>;
  readonly heading: ReactNode;
  /** The order in hand, which can be gone on with, or what a member had before; null: there is neither, and an order can be begun. */
  readonly order: ReactNode;
  /** What is known of a member; null for a guest. */
  readonly member: { readonly greeting: ReactNode; readonly rewards: ReactNode } | null;
  /** What the menu has, once it is known. */
  readonly menu: ReactNode;
  readonly cafes: ReactNode;
  /** The way to an order of several guests; null where it is not offered. */
  readonly group: ReactNode;
}

/** Id of the heading. */
export const HEADING = 'home';

/** The front door: how and where or the order in hand, the season, the menu, cafes. */
export function HomeView({ start, heading, order, member, menu, cafes, group }: HomeViewProps) {
  return (
    <div className={css.page}>
      <div className={css.front}>
        <div>
          {member && <p className={css.greeting}>{member.greeting}</p>}
          <h1 id={HEADING} className={css.question} tabIndex={-1} data-page-heading>
            {heading}
          </h1>
          {order ?? <StartForm {...start} labelledBy={HEADING} />}
        </div>
        <div>
          <HeroScene isLow={member !== null} />
          {member ? (
            <div className={css.rewards}>{member.rewards}</div>
          ) : (
            <p className={css.caption}>
              <strong>{text('home.oven')}</strong> {text('home.oven.what')}
            </p>
          )}
        </div>
      </div>
      {menu}
      {cafes}
      {group}
    </div>
  );
}
