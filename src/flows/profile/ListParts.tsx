import { Link } from '@tanstack/react-router';
import { Coffee, TicketPercent } from 'lucide';
import type { NamedReward } from '#domain/account/rewards.ts';
import { visitProgress } from '#domain/account/visits.ts';
import { shownSocialAccounts } from '#domain/account/social-accounts.ts';
import type { FoodSubscription } from '#domain/account/subscriptions.ts';
import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ActionList } from './ActionList.tsx';
import { EmptyPart } from './EmptyPart.tsx';
import type { FormActor } from './EditForm.tsx';
import * as itemCss from './Items.css.ts';
import * as css from './Profile.css.ts';
import { VisitsPanel } from './VisitsPanel.tsx';

interface RewardsPartProps extends FormActor {
  readonly rewards: readonly NamedReward[];
  /** Null: not known. */
  readonly visitsTillNext: number | null;
  readonly visitThreshold: number | null;
  readonly isActive: boolean;
}

/** The free items that the member can choose (PROFILE-07). */
export function RewardsPart({ isActive, visitsTillNext, visitThreshold, ...list }: RewardsPartProps) {
  if (!isActive) return <EmptyPart heading={text('profile.rewards.none')}>{text('profile.rewards.inactive')}</EmptyPart>;
  const progress = visitProgress({ visitsTillNext, visitThreshold });
  const lead = visitsTillNext === null || progress !== null ? undefined : text('profile.rewards.visits', { count: visitsTillNext });
  return (
    <>
      {progress && <VisitsPanel {...progress} />}
      <RewardList {...list} lead={lead} />
    </>
  );
}

type RewardListProps = FormActor & Pick<RewardsPartProps, 'rewards'> & { readonly lead: string | undefined };

function RewardList({ rewards, lead, ...form }: RewardListProps) {
  if (rewards.length === 0)
    return <EmptyPart heading={text('profile.rewards.none')}>{lead ?? text('profile.rewards.none.lead')}</EmptyPart>;
  return (
    <ActionList
      {...form}
      heading={text('profile.rewards')}
      lead={lead}
      saved={text('profile.rewards.saved')}
      items={rewards.map(({ id, name }) => ({
        key: id,
        icon: TicketPercent,
        name,
        more: (
          <Link
            to="/app/category/reward/$rewardId"
            params={{ rewardId: id }}
            className={itemCss.textLink}
            aria-label={text('profile.rewards.goodFor.name', { name })}
          >
            {text('profile.rewards.goodFor')}
          </Link>
        ),
        word: text('profile.choose'),
        action: text('profile.rewards.choose', { name }),
        values: { rewardId: id },
      }))}
    />
  );
}

interface SocialPartProps extends FormActor {
  readonly linked: readonly string[];
  readonly providers: readonly ('facebook' | 'google' | 'apple')[];
}

/** Other sites' accounts that open this one (SIGNUP-09). */
export function SocialPart({ linked, providers, ...form }: SocialPartProps) {
  const shown = shownSocialAccounts(providers, linked);
  if (shown.length === 0) {
    return <EmptyPart heading={text('profile.social.none')}>{text('profile.social.none.lead')}</EmptyPart>;
  }
  return (
    <ActionList
      {...form}
      heading={text('profile.social')}
      lead={text('profile.social.lead')}
      saved={text('profile.social.saved')}
      items={shown.map((provider) => {
        const isLinked = linked.includes(provider);
        const name = text(`signIn.social.${provider}`);
        return {
          key: provider,
          name,
          word: text(isLinked ? 'profile.disconnect' : 'profile.connect'),
          action: text(isLinked ? 'profile.social.disconnect' : 'profile.social.connect', { provider: name }),
          values: { provider, isLinked: !isLinked },
        };
      })}
    />
  );
}

/** The coffee subscription, as far as it is known here. */
export function SubscriptionsPart({ subscriptions }: { readonly subscriptions: readonly FoodSubscription[] }) {
  if (subscriptions.length === 0) {
    return <EmptyPart heading={text('profile.subscriptions.none')}>{text('profile.subscriptions.none.lead')}</EmptyPart>;
  }
  return (
    <ul className={css.list}>
      {subscriptions.map(({ name, isActive }) => (
        <li key={name} className={itemCss.item}>
          <Icon of={Coffee} size={22} className={css.mark} />
          <span className={itemCss.name}>{name}</span>
          <Chip tone={isActive ? 'good' : 'plain'}>
            {text(isActive ? 'profile.subscriptions.active' : 'profile.subscriptions.inactive')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
