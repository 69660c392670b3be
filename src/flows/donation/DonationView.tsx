import { HandHeart } from 'lucide';
import { amountOf, amountsToGive, type Donation, type GivenDonation } from '#domain/donation/donation.ts';
import { formatCents } from '#domain/money/money.ts';
import type { DonationScreen } from '#machines/donation/donation.screen.ts';
import type { DonationEvent } from '#machines/donation/donation.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/donation.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as css from '#src/flows/kit/SummaryRow.css.ts';

interface DonationViewProps {
  readonly screen: DonationScreen;
  readonly send: (event: DonationEvent) => void;
  /** Causes, in order. */
  readonly donations: readonly Donation[];
  /** What is in the cart. */
  readonly given: readonly GivenDonation[];
  /** The cause whose amounts the guest has asked for; null: none. */
  readonly openAtFirst: string | null;
}

/** Above the sums of the cart: what is given, and the way to give. */
export function DonationView({ screen, send, donations, given, openAtFirst }: DonationViewProps) {
  const part = useKeptFocus<HTMLDivElement>(given.map(({ id, amount }) => `${id} ${amount}`).join(' '), screen.kind);
  const isBusy = screen.kind === 'saving' || screen.kind === 'asking';
  return (
    <div ref={part} tabIndex={-1} className={css.part}>
      {donations.map((donation) => {
        const amount = amountOf(given, donation.id);
        const change = (to: number) =>
          !isBusy && send({ type: 'donation.changed', donation: { id: donation.id, name: donation.name }, amount: to });
        const isChanging = isBusy && screen.donation.id === donation.id;
        return amount > 0 ? (
          <Given key={donation.id} {...{ donation, amount, isBusy, isChanging }} onRemove={() => change(0)} />
        ) : (
          <Offered key={donation.id} {...{ donation, isBusy, isChanging }} isOpenAtFirst={donation.id === openAtFirst} onGive={change} />
        );
      })}
      <News screen={screen} send={send} />
    </div>
  );
}

interface RowProps {
  readonly donation: Donation;
  /** A call is under way. */
  readonly isBusy: boolean;
  /** One for this cause is. */
  readonly isChanging: boolean;
}

function Given({
  donation: { name },
  amount,
  isBusy,
  isChanging,
  onRemove,
}: RowProps & { readonly amount: number; readonly onRemove: () => void }) {
  return (
    <div className={css.row}>
      <Icon of={HandHeart} className={css.icon} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.meta}>{text('donation.given', { amount: formatCents(amount) })}</span>
      </span>
      <InlineButton
        isApart
        aria-disabled={isBusy || undefined}
        aria-label={isChanging ? undefined : text('donation.remove.name', { name })}
        onClick={onRemove}
      >
        {text(isChanging ? 'donation.removing' : 'donation.remove')}
      </InlineButton>
    </div>
  );
}

interface OfferedProps extends RowProps {
  readonly isOpenAtFirst: boolean;
  readonly onGive: (amount: number) => void;
}

function Offered({ donation, isBusy, isChanging, isOpenAtFirst, onGive }: OfferedProps) {
  const { name } = donation;
  return (
    <Fold label={name} meta={text('cart.donation')} icon={HandHeart} isOpenAtFirst={isOpenAtFirst}>
      <div className={css.amounts}>
        {amountsToGive(donation).map((amount) => (
          <Button
            key={amount}
            tone="secondary"
            size="small"
            aria-disabled={isBusy || undefined}
            aria-label={text('donation.give.name', { amount: formatCents(amount), name })}
            onClick={() => onGive(amount)}
          >
            {formatCents(amount)}
          </Button>
        ))}
      </div>
      {isChanging && <p className={css.meta}>{text('donation.saving')}</p>}
    </Fold>
  );
}

/** What became of it, with one button where it is not as it was asked for. With the connection the page asks by itself. */
function News({ screen, send }: Pick<DonationViewProps, 'screen' | 'send'>) {
  useWhenOnline(() => send({ type: 'answer.retried' }), screen.kind === 'unclear');
  const isRemoval = screen.kind !== 'calm' && screen.amount === 0;
  const name = screen.kind === 'calm' ? '' : screen.donation.name;
  const notice =
    screen.kind === 'unclear' ? (
      <Notice tone="warn" action={{ label: text('donation.unclear.check'), onAct: () => send({ type: 'answer.retried' }) }}>
        {text(isRemoval ? 'donation.unclear.removal' : 'donation.unclear', { name })}
      </Notice>
    ) : screen.kind === 'unsaved' ? (
      <Notice tone="bad" action={{ label: text('donation.retry'), onAct: () => send({ type: 'donation.retried' }) }}>
        {text(isRemoval ? 'donation.unremoved' : 'donation.unsaved', { name })}
      </Notice>
    ) : null;
  return (
    <>
      <LiveRegion isUrgent>{notice && <div className={css.news}>{notice}</div>}</LiveRegion>
      <LiveRegion>
        {screen.kind === 'saved' && (
          <p className={css.news}>
            {isRemoval ? text('donation.removed', { name }) : text('donation.saved', { amount: formatCents(screen.amount), name })}
          </p>
        )}
      </LiveRegion>
    </>
  );
}
