import { Plus } from 'lucide';
import type { MealOffer as Offer } from '#domain/combo/meals.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { ProductEvent } from '#machines/product/product.types.ts';
import { priceDifference } from '#src/flows/kit/price-difference.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/meal.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './MealOffer.css.ts';

interface MealOfferProps {
  readonly offer: Offer;
  /** What the combo costs more, in cents, by the server; null: that is not known, or not to be shown (FLAGS-06). */
  readonly upgrade: Cents | null;
  readonly send: (event: Extract<ProductEvent, { type: 'meal.requested' | 'meal.declined' }>) => void;
}

/** What a product can be made into, and what that costs more (FLAGS-06, FLAGS-09). */
export function MealOffer({ offer, upgrade, send }: MealOfferProps) {
  const title = text(offer.isYouPickTwo ? 'meal.title.youPickTwo' : 'meal.title');
  const needs = text('meal.needs', { places: allOf(offer.needs.map((name) => text('meal.place', { place: name.toLowerCase() }))) });
  const price = upgrade === null ? null : priceWords(upgrade, offer.canCostMore);
  return (
    <section className={css.offer} aria-label={title}>
      <div className={css.plate}>
        <Thumbnail src={pictureOf(offer.placard.imgKey)} size="line" />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.quiet}>{needs}</span>
      </div>
      {price !== null && <span className={css.price}>{price}</span>}
      <span className={css.decline}>
        <InlineButton isApart onClick={() => send({ type: 'meal.declined' })}>
          {text('meal.decline')}
        </InlineButton>
      </span>
      <span className={css.add}>
        <IconButton
          tone="accent"
          isRound
          icon={Plus}
          label={[title, needs, price].filter((words) => words !== null).join(', ')}
          onClick={() => send({ type: 'meal.requested', hash: offer.placard.hash })}
        />
      </span>
    </section>
  );
}

function priceWords(upgrade: Cents, isFrom: boolean): string {
  const price = priceDifference(upgrade) ?? (isFrom ? `+${formatCents(0)}` : text('meal.same'));
  return isFrom ? text('meal.from', { price }) : price;
}
