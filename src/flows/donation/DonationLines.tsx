import { HandHeart } from 'lucide';
import type { Donation } from '#domain/donation/donation.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export interface DonationLinesProps {
  readonly donations: readonly Donation[];
  /** The cause whose amounts the guest has asked for; null: none. */
  readonly openAtFirst: string | null;
  /** The guest wants the amounts of a cause. */
  readonly onOpen: (id: string) => void;
  /** Loads what did not come; null: it is on the way. */
  readonly onRetry: (() => void) | null;
}

/** The ways to give, until their amounts are there. */
export const DonationLines = ({ donations, openAtFirst, onOpen, onRetry }: DonationLinesProps) =>
  donations.map(({ id, name }) => (
    <Fold
      key={id}
      label={name}
      meta={text('cart.donation')}
      icon={HandHeart}
      isOpenAtFirst={id === openAtFirst}
      onToggle={(isOpen) => isOpen && onOpen(id)}
    >
      {onRetry === null ? (
        <Spinner label={text('cart.code.loading')} />
      ) : (
        <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
          {text('cart.donation.unloaded')}
        </Notice>
      )}
    </Fold>
  ));
