import { CircleDollarSign, Clock, CreditCard, Gift, RefreshCw, Tag, TriangleAlert, type IconNode } from 'lucide';
import type { OrderLimit } from '#domain/checkout/order-limit.ts';
import { placeOfRefusal, type RefusalPlace } from '#domain/checkout/refusal.ts';
import { formatCents } from '#domain/money/money.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { EndedScreen } from '#machines/submit/submit.screen.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/cart-trouble.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { reasonText, text } from '#src/text/text.ts';
import { slotWords, type TimeOfEnding } from './slot-words.ts';

export interface EndingWords {
  readonly icon: IconNode;
  readonly tone: 'bad' | 'warn' | 'plain';
  readonly heading: string;
  readonly words: string;
  /** What became of the money; null where the words say it, or it is not known. */
  readonly money: string | null;
  readonly primary: { readonly label: string; readonly sends: SubmitEvent } | null;
  readonly canLeave: boolean;
  /** The cafe, by phone. Left out: a call does not help, or its number is not known. */
  readonly call?: { readonly phone: string; readonly label: string };
  /** The page where it is put right, in place of a primary button; left out: there is none. */
  readonly link?: { readonly to: '/app/cart.html' | '/app/menu.html' | '/app/startOrder.html'; readonly label: string };
}

/** What is said where the cart changed after it was said why it was not placed. */
export const cartChangedWords = (): EndingWords => ({
  icon: RefreshCw,
  tone: 'warn',
  ...said('cartChanged'),
  money: text('submit.notCharged'),
  primary: null,
  canLeave: true,
});

/** What is said of a submission that ended without an order and without a payment, or of which that is not known. */
export function endingOf(screen: EndedScreen, time: TimeOfEnding): EndingWords {
  const retry = { label: text('submit.retry'), sends: { type: 'submit.retried' } } as const;
  const known = { money: text('submit.notCharged'), canLeave: true } as const;
  switch (screen.kind) {
    case 'unprepared':
      return { ...known, icon: CreditCard, tone: 'bad', ...said('unprepared'), primary: retry };
    case 'notPlaced':
      return {
        ...known,
        icon: TriangleAlert,
        tone: 'bad',
        ...said(screen.isMaintenance ? 'maintenance' : 'notPlaced'),
        primary: screen.isInquiry ? null : retry,
      };
    case 'unknown': {
      const again = { ...retry, label: text('submit.unknown.retry') };
      return {
        icon: RefreshCw,
        tone: 'plain',
        ...said('unknown'),
        ...(screen.isMaintenance && { words: text('submit.unknown.maintenance') }),
        money: null,
        primary: again,
        canLeave: false,
        ...callTo(time.order?.cafe),
      };
    }
    case 'offeringSlot':
      return { ...known, icon: Clock, tone: 'warn', ...slotWords(screen, time) };
    case 'totalChanged': {
      const total = formatCents(screen.total);
      if (!screen.canAgree) return { ...known, money: null, icon: CircleDollarSign, tone: 'warn', ...split(total), primary: null };
      const accept = { label: text('submit.total.accept', { total }), sends: { type: 'total.accepted' } } as const;
      return { ...known, money: null, icon: CircleDollarSign, tone: 'warn', ...said('total', { total }), primary: accept };
    }
    case 'discountRefused': {
      const code = screen.code ?? '';
      const heading = code === '' ? text('submit.discount.unnamed') : text('submit.discount.heading', { code });
      const label = code === '' ? text('submit.discount.drop.unnamed') : text('submit.discount.drop', { code });
      const words = text(screen.isUndropped ? 'submit.discount.undropped' : 'submit.discount');
      return { ...known, icon: Tag, tone: 'warn', heading, words, primary: { label, sends: { type: 'discount.dropped' } } };
    }
    case 'serviceFailed':
      return { ...known, money: null, icon: TriangleAlert, tone: 'bad', ...refusal(screen.reasonCode), primary: retry };
    case 'onlyGiftCards': {
      const home = { label: text('submit.giftCards.home'), sends: { type: 'home.opened' } } as const;
      return { ...known, icon: Gift, tone: 'warn', ...said('onlyGiftCards'), primary: home };
    }
    case 'mixedCart': {
      const drop = { label: text('submit.mixedCart.drop'), sends: { type: 'giftCards.dropped' } } as const;
      const words = text(screen.isUndropped ? 'submit.mixedCart.undropped' : 'submit.mixedCart');
      return { ...known, icon: Gift, tone: 'warn', ...said('mixedCart'), words, primary: drop };
    }
    case 'refused': {
      const { lastFour } = screen;
      if (lastFour !== null) {
        const again = { label: text('submit.pin.again'), sends: { type: 'pin.requested' } } as const;
        return { ...known, icon: Gift, tone: 'bad', ...said('pin', { lastFour }), primary: again };
      }
      const { limit, reasonCode } = screen;
      const { heading, words: why } = refusal(reasonCode);
      const words = (limit && limitWords(limit)) ?? why;
      // The words of some reasons say it.
      const money = words.includes(known.money) ? null : known.money;
      // The key of a limit may be any: the configuration names it.
      const link = linkTo(limit === null || limit.of === 'giftCard' ? placeOfRefusal(reasonCode) : 'cart');
      return { ...known, money, icon: TriangleAlert, tone: 'bad', heading, words, primary: null, ...link };
    }
  }
}

const callTo = (cafe: Pick<OrderCafe, 'name' | 'phone'> | undefined): Pick<EndingWords, 'call'> =>
  cafe?.phone ? { call: { phone: cafe.phone, label: text('submit.call', { cafe: cafe.name }) } } : {};

const refusal = (reasonCode: string) => ({
  heading: text('submit.notPlaced.heading'),
  words: reasonText(reasonCode) ?? text('submit.notPlaced'),
});

/** The link to where a refusal is put right; left out at the form. */
function linkTo(place: RefusalPlace): Pick<EndingWords, 'link'> {
  switch (place) {
    case 'cart':
      return { link: { to: '/app/cart.html', label: text('shell.backToCart') } };
    case 'menu':
      return { link: { to: '/app/menu.html', label: text('submit.menu') } };
    case 'setup':
      return { link: { to: '/app/startOrder.html', label: text('submit.order.change') } };
    case 'form':
      return {};
  }
}

const split = (total: string) => ({ heading: text('submit.total.heading'), words: text('submit.total.split', { total }) });

/** Null where the item is not known: the words of the reason say all. */
function limitWords(limit: OrderLimit): string | null {
  switch (limit.of) {
    case 'amount':
      return text('cart.problem.thirdParty', { maximum: limit.dollars });
    case 'giftCard':
      return text('submit.giftCard.short', { lastFour: limit.lastFour, balance: formatCents(limit.balance) });
    case 'item':
      return limit.name === null ? null : text('cart.problem.limit', { name: limit.name, maximum: limit.count });
  }
}

type EndingName = 'cartChanged' | 'maintenance' | 'unprepared' | 'notPlaced' | 'unknown' | 'total' | 'onlyGiftCards' | 'mixedCart' | 'pin';

const said = (name: EndingName, values: Readonly<Record<string, string>> = {}) => ({
  heading: text(`submit.${name}.heading`, values),
  words: text(`submit.${name}`, values),
});
