import { Tag, TicketPercent } from 'lucide';
import { useEffect, type Ref } from 'react';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import type { DiscountScreen } from '#machines/discount/discount.screen.ts';
import type { DiscountEvent } from '#machines/discount/discount.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/discount.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { isFocusLost } from '#src/ui/focus-heading.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { CodeForm, type TypedCode } from './CodeForm.tsx';
import * as css from '#src/flows/kit/SummaryRow.css.ts';
import { RewardsDialog } from './RewardsDialog.tsx';

interface DiscountViewProps {
  readonly screen: DiscountScreen;
  readonly send: (event: DiscountEvent) => void;
  /** What is in the cart. */
  readonly applied: readonly AppliedDiscount[];
  /** The guest has asked for the field of a code. */
  readonly isOpenAtFirst: boolean;
  /** Until the rewards are read, there is room for one. Default: false. */
  readonly hasRewardRoom?: boolean;
  /** The page that a change of the order comes back to. */
  readonly returnTo: string;
  /** Receives the way to apply a code that is typed. Default: none. */
  readonly typedCode?: Ref<TypedCode> | undefined;
}

/** Above the sums of cart and checkout: the reward and the code that are applied, and the ways to another. */
export function DiscountView({ screen, send, applied, isOpenAtFirst, hasRewardRoom = false, returnTo, typedCode }: DiscountViewProps) {
  const codes = applied.filter(({ isReward }) => !isReward);
  const part = useKeptFocus<HTMLDivElement>(applied.map(({ code }) => code).join(' '), screen.kind);
  // The line that was pressed stood here until this part came, and took the focus along.
  useEffect(() => {
    if (isOpenAtFirst && isFocusLost()) part.current?.querySelector<HTMLElement>('summary')?.focus();
  }, [isOpenAtFirst, part]);
  // The field opens for what it has to say.
  const isHeldOpen = screen.kind === 'refused' && screen.trouble.name === null;
  return (
    <div ref={part} tabIndex={-1} className={css.part}>
      {hasRewardRoom && screen.kind === 'working' && screen.isEarly && !applied.some(({ isReward }) => isReward) ? (
        <div className={css.coming} />
      ) : (
        <RewardRows screen={screen} send={send} applied={applied} />
      )}
      {codes.length > 0 && (
        <ul className={css.rows} aria-label={text('discount.list')}>
          {codes.map((discount) => (
            <AppliedRow key={discount.code} discount={discount} screen={screen} send={send} />
          ))}
        </ul>
      )}
      {codes.length === 0 && (
        <Fold label={text('cart.code')} icon={Tag} isOpenAtFirst={isOpenAtFirst} isHeldOpen={isHeldOpen}>
          <CodeForm {...{ screen, send, returnTo, typedCode }} />
        </Fold>
      )}
      <News screen={screen} send={send} />
      {screen.kind === 'choosing' && (
        <RewardsDialog rewards={screen.rewards} applied={applied} trouble={screen.trouble} send={send} returnTo={returnTo} />
      )}
      {screen.kind === 'swapping' && <Swap {...screen} send={send} />}
    </div>
  );
}

/** A reward by its name, a code as it is typed. */
const nameOf = ({ isReward, name, code }: AppliedDiscount): string => (isReward && name !== null ? name : code);

type RowsProps = Pick<DiscountViewProps, 'screen' | 'send' | 'applied'>;

/** The reward that is applied, and how many more there are; a reward of which the member has no list can still be taken out. */
function RewardRows({ screen, send, applied }: RowsProps) {
  const rewards = applied.filter(({ isReward }) => isReward);
  const usable = screen.rewards.reduce((sum, { quantity }) => sum + quantity, 0);
  const more = screen.rewards.reduce(
    (sum, { discCode, quantity }) => sum + Math.max(0, quantity - (rewards.find(({ code }) => code === discCode)?.quantity ?? 0)),
    0,
  );
  if (usable === 0) return rewards.map((discount) => <AppliedRow key={discount.code} discount={discount} screen={screen} send={send} />);
  const [first] = rewards;
  return (
    <div className={css.row}>
      <Icon of={TicketPercent} className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{first ? nameOf(first) : text('discount.rewards')}</span>
        <span className={css.meta}>
          {first ? more > 0 && text('discount.rewards.more', { count: more }) : text('discount.rewards.ready', { count: usable })}
        </span>
      </span>
      <InlineButton
        isApart
        aria-haspopup="dialog"
        aria-label={text(first ? 'discount.rewards.change.reward' : 'discount.rewards.choose.reward')}
        onClick={() => send({ type: 'rewards.opened' })}
      >
        {text(first ? 'discount.rewards.change' : 'discount.rewards.choose')}
      </InlineButton>
    </div>
  );
}

interface AppliedRowProps extends Pick<DiscountViewProps, 'screen' | 'send'> {
  readonly discount: AppliedDiscount;
}

function AppliedRow({ discount, screen, send }: AppliedRowProps) {
  const { code, name, isReward } = discount;
  const shown = nameOf(discount);
  const isGoing = screen.kind === 'working' && (screen.at === 'removing' || screen.at === 'askingRemoved') && screen.code === code;
  const isBusy = screen.kind === 'working' && screen.at !== 'opening';
  const Row = isReward ? 'div' : 'li';
  return (
    <Row className={css.row}>
      <Icon of={isReward ? TicketPercent : Tag} className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{shown}</span>
        {name !== null && !isReward && <span className={css.meta}>{name}</span>}
      </span>
      <InlineButton
        isApart
        aria-disabled={isBusy || undefined}
        aria-label={text(isGoing ? 'discount.removing.code' : 'discount.remove.code', { code: shown })}
        onClick={() => !isBusy && send({ type: 'discount.removed', discount })}
      >
        {text(isGoing ? 'discount.removing' : 'discount.remove')}
      </InlineButton>
    </Row>
  );
}

/** What is not as it was asked for, with one button. With the connection the page asks by itself. */
function News({ screen, send }: Pick<DiscountViewProps, 'screen' | 'send'>) {
  useWhenOnline(() => send({ type: 'answer.retried' }), screen.kind === 'unclear');
  const notice =
    screen.kind === 'unclear' ? (
      <Notice tone="warn" action={{ label: text('discount.unclear.check'), onAct: () => send({ type: 'answer.retried' }) }}>
        {text(screen.isRemoval ? 'discount.unclear.removal' : 'discount.unclear', { code: screen.name ?? screen.code })}
      </Notice>
    ) : screen.kind === 'unremoved' ? (
      <Notice
        tone="bad"
        action={{
          label: text('page.error.retry'),
          onAct: () => send({ type: 'discount.removed', discount: screen.discount }),
        }}
      >
        {text('discount.unremoved', { code: nameOf(screen.discount) })}
      </Notice>
    ) : null;
  return <LiveRegion isUrgent>{notice && <div className={css.news}>{notice}</div>}</LiveRegion>;
}

type SwapProps = Extract<DiscountScreen, { kind: 'swapping' }> & Pick<DiscountViewProps, 'send'>;

/** Two that do not go together: the guest keeps one (DISC-10). */
function Swap({ code, name, former, send }: SwapProps) {
  const wanted = name ?? code;
  const kept = nameOf(former);
  return (
    <Dialog heading={text('discount.swap')} closeLabel={text('discount.rewards.close')} onClose={() => send({ type: 'swap.declined' })}>
      <Stack gap={16}>
        <p>{text('discount.swap.why', { code: wanted, former: kept })}</p>
        <Button isWide onClick={() => send({ type: 'swap.accepted' })}>
          {text('discount.swap.use', { code: wanted })}
        </Button>
        <Button tone="secondary" isWide onClick={() => send({ type: 'swap.declined' })}>
          {text('discount.swap.keep', { former: kept })}
        </Button>
      </Stack>
    </Dialog>
  );
}
