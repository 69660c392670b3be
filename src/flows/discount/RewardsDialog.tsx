import type { Reward } from '#domain/account/rewards.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import type { DiscountTrouble } from '#machines/discount/discount.screen.ts';
import type { DiscountEvent } from '#machines/discount/discount.types.ts';
import '#src/text/lazy/discount.ts';
import { hasText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from '#src/flows/kit/SummaryRow.css.ts';
import { troubleWords } from './discount-words.ts';
import { TroubleHelp } from './TroubleHelp.tsx';

interface RewardsDialogProps {
  readonly rewards: readonly Reward[];
  readonly applied: readonly AppliedDiscount[];
  readonly trouble: DiscountTrouble | null;
  readonly send: (event: DiscountEvent) => void;
  /** The page that a change of the order comes back to. */
  readonly returnTo: string;
}

/** The rewards of a member: what each is good for, and how to use it or take it out (DISC-04). */
export function RewardsDialog({ rewards, applied, trouble, send, returnTo }: RewardsDialogProps) {
  return (
    <Dialog heading={text('discount.rewards')} closeLabel={text('discount.rewards.close')} onClose={() => send({ type: 'rewards.closed' })}>
      <Stack gap={12}>
        <LiveRegion isUrgent>{trouble && <Notice tone="bad">{troubleWords(trouble)}</Notice>}</LiveRegion>
        {trouble && <TroubleHelp trouble={trouble} returnTo={returnTo} />}
        <ul className={css.rows}>
          {rewards.map((reward) => (
            <RewardRow key={reward.id} reward={reward} applied={applied} send={send} />
          ))}
        </ul>
        <p className={css.footnote}>{text('discount.rewards.words')}</p>
      </Stack>
    </Dialog>
  );
}

interface RewardRowProps extends Pick<RewardsDialogProps, 'applied' | 'send'> {
  readonly reward: Reward;
}

function RewardRow({ reward, applied, send }: RewardRowProps) {
  const { name, discCode } = reward;
  if (discCode === null) return null;
  const used = applied.find(({ code }) => code === discCode);
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.meta}>{factsOf(reward)}</span>
      </span>
      {used ? (
        <Button
          tone="quiet"
          size="small"
          aria-label={text('discount.remove.code', { code: name })}
          onClick={() => send({ type: 'discount.removed', discount: used })}
        >
          {text('discount.remove')}
        </Button>
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={text('discount.reward.use.name', { name })}
          onClick={() => send({ type: 'reward.used', code: discCode })}
        >
          {text('discount.reward.use')}
        </Button>
      )}
    </li>
  );
}

/** What it is good for, how often, and whether it goes in by itself. */
function factsOf({ classificationType, quantity, autoApply }: Reward): string {
  const kind = `discount.reward.${classificationType}`;
  const facts = [
    hasText(kind) ? text(kind) : null,
    text('discount.reward.count', { count: quantity }),
    autoApply ? text('discount.reward.automatic') : null,
  ];
  return facts.filter((fact) => fact !== null).join('. ');
}
