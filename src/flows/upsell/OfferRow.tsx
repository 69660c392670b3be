import { Plus } from 'lucide';
import { useEffect, useRef } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { UpsellScreen } from '#machines/upsell/upsell.screen.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/quantity.ts';
import { text } from '#src/text/text.ts';
import { isFocusLost } from '#src/ui/focus-heading.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './Upsell.css.ts';

type Offer = Extract<UpsellScreen, { kind: 'offering' }>['offers'][number];

/** What the cart has of an offer. */
export interface TakenLine {
  readonly sequenceNum: number;
  readonly quantity: number;
  /** Most that the line may have. */
  readonly max: number;
}

interface OfferRowProps {
  readonly offer: Offer;
  /** Of one, in cents. */
  readonly price: Cents;
  /** Null while the cart does not have it. */
  readonly line: TakenLine | null;
  readonly onTake: () => void;
  readonly onCount: (line: TakenLine, quantity: number) => void;
}

/** One thing that is offered. Where it was added, its button turns into what counts it, which waits until the cart has it. */
export function OfferRow({ offer, price, line, onTake, onCount }: OfferRowProps) {
  const { name, size, calories, imgKey, isTaken } = offer;
  const control = useRef<HTMLDivElement>(null);
  const wasTaken = useRef(isTaken);
  useEffect(() => {
    // The button that was pressed has given its place.
    const hasChanged = wasTaken.current !== isTaken;
    wasTaken.current = isTaken;
    if (hasChanged && isFocusLost()) control.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isTaken]);
  const facts = [size, text('menu.calories', { count: calories })].filter((fact) => fact !== '').join(' · ');
  return (
    <li className={css.offer}>
      <div className={css.plate}>
        <Thumbnail src={pictureOf(imgKey)} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.facts}>{facts}</p>
        <p className={css.price}>{formatCents(price)}</p>
      </div>
      <div ref={control} className={isTaken ? css.counted : css.control}>
        {isTaken ? (
          <Stepper
            label={text('cart.quantity', { name })}
            lessLabel={text('product.less', { name })}
            moreLabel={text('product.more', { name })}
            value={line?.quantity ?? 1}
            min={0}
            max={line?.max ?? 1}
            isOff={line === null}
            onChange={(quantity) => line && onCount(line, quantity)}
          />
        ) : (
          // The second press of a double click is part of one gesture.
          <IconButton
            tone="accent"
            isRound
            icon={Plus}
            label={text('menu.add', { name })}
            onClick={({ detail }) => detail < 2 && onTake()}
          />
        )}
      </div>
    </li>
  );
}
