import { Link } from '@tanstack/react-router';
import { TicketPercent } from 'lucide';
import type { NamedReward } from '#domain/account/rewards.ts';
import '#src/text/lazy/home-returning.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { head, link, row, rows, rowWords } from './Home.css.ts';
import * as css from './Returning.css.ts';

/** More are on their own page. */
const MOST_ROWS = 2;

interface RewardsProps {
  readonly rewards: readonly NamedReward[];
  /** Visits until the next one; null: not known. */
  readonly visitsTillNext: number | null;
  /** Of the profile's address. */
  readonly brand: string;
}

/** The number of rewards of the member, with a link to them (PROFILE-07). */
export function Rewards({ rewards, visitsTillNext, brand }: RewardsProps) {
  const count = rewards.length;
  return (
    <section aria-labelledby="home-rewards">
      <div className={`${head} ${css.rewardsHead}`}>
        <h2 id="home-rewards" className={css.rewardsHeading}>
          {text(count > 0 ? 'homeReturning.rewards' : 'homeReturning.rewards.none', { count })}
        </h2>
        <Link to="/en-us/my{$brand}/profile-and-settings/{$part}.html" params={{ brand, part: 'rewards' }} className={link}>
          {text('homeReturning.rewards.all')}
        </Link>
      </div>
      {count > 0 ? (
        <ul className={rows}>
          {rewards.slice(0, MOST_ROWS).map(({ id, name }) => (
            <li key={id} className={row}>
              <Icon of={TicketPercent} size={22} className={css.mark} />
              <span className={rowWords}>{name}</span>
            </li>
          ))}
        </ul>
      ) : (
        visitsTillNext !== null && <p className={css.quiet}>{text('homeReturning.rewards.visits', { count: visitsTillNext })}</p>
      )}
    </section>
  );
}
