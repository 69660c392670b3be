import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import type { Season, Seasonal } from '#domain/home/season.ts';
import type { PricedCard } from '#domain/menu/card-price.ts';
import { usualItem, type MenuPlacard } from '#domain/menu/menu.ts';
import { longDayLabel } from '#domain/time/label.ts';
import { AddButton } from '#src/flows/kit/AddButton.tsx';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { iconButton } from '#src/ui/IconButton.css.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { pictureOf, sceneOf } from '#src/pictures/pictures.ts';
import * as css from './Home.css.ts';

/** Beside the one that leads. */
const MOST_ROWS = 4;

interface SeasonViewProps {
  readonly season: Season;
  /** Prices are those of a cafe; without one they begin there. */
  readonly isPriced: boolean;
  /** Draws the price of a card, as rules may have changed it (PRICING-02). */
  readonly priceOf: (card: PricedCard) => ReactNode;
  /** It can be had when the order is wanted. */
  readonly canAdd: (placard: MenuPlacard) => boolean;
  /** Adds the usual size as the recipe has it; resolves once it is in the cart, or is not going to be. */
  readonly onAdd: (placard: MenuPlacard) => Promise<void>;
}

/** What is here for some weeks only: one in a scene, the others in rows. */
export function SeasonView({ season: { catId, offers }, isPriced, priceOf, canAdd, onAdd }: SeasonViewProps) {
  const [lead, ...others] = offers;
  if (lead === undefined) return null;
  const priceIn = (placard: MenuPlacard, addsUsual: boolean) => priceOf({ placard, isPriced, addsUsual });
  return (
    <section className={css.section} aria-labelledby="home-season">
      <div className={css.head}>
        <h2 id="home-season">{text('home.season')}</h2>
        <Link to="/app/menu.html" search={{ section: catId }} className={css.link} aria-describedby="home-season">
          {text('home.season.all')}
        </Link>
      </div>
      <div className={css.season}>
        <Lead offer={lead} price={priceIn(lead.placard, false)} />
        {others.length > 0 && (
          <ul className={css.rows}>
            {others.slice(0, MOST_ROWS).map(({ placard }) => {
              const isAddable = canAdd(placard);
              return <Row key={placard.placardId} placard={placard} price={priceIn(placard, isAddable)} onAdd={isAddable ? onAdd : null} />;
            })}
          </ul>
        )}
      </div>
    </section>
  );
}

function Lead({ offer: { placard, until }, price }: { readonly offer: Seasonal; readonly price: ReactNode }) {
  const { name, description, hash, imgKey, items, isCombo } = placard;
  const look = text(items.length > 1 && !isCombo ? 'home.season.sizes' : 'home.season.look');
  return (
    <div className={css.lead}>
      <FoodScene {...sceneOf(imgKey)} className={css.leadScene} />
      <div className={css.leadWords}>
        <h3 className={css.leadName}>{name}</h3>
        <p className={css.quiet}>
          {description} {text('home.season.until', { day: longDayLabel(until) })}
        </p>
        <p className={css.price}>{price}</p>
        <div className={css.choose}>
          <Link
            to="/app/product/{$placardHash}.html"
            params={{ placardHash: hash }}
            className={buttonClass({ tone: 'secondary', size: 'small' })}
            aria-label={`${look}: ${name}`}
          >
            {look}
          </Link>
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  readonly placard: MenuPlacard;
  readonly price: ReactNode;
  /** Null: it cannot be added here, and the mark leads to its page as the whole row does. */
  readonly onAdd: SeasonViewProps['onAdd'] | null;
}

function Row({ placard, price, onAdd }: RowProps) {
  const { name, hash, imgKey, items, badges, places } = placard;
  const usual = usualItem(items);
  // Those of what comes with a side are said where the side is.
  const calories = usual && places.length === 0 && text('menu.calories', { count: usual.calories });
  return (
    <li className={css.row}>
      <Thumbnail src={pictureOf(imgKey)} size="row" />
      <div className={css.rowWords}>
        <h3 className={css.name}>
          <Link to="/app/product/{$placardHash}.html" params={{ placardHash: hash }} className={css.whole}>
            {name}
          </Link>
        </h3>
        <p className={css.small}>{[calories, ...badges].filter(Boolean).join(' · ')}</p>
        <p className={css.price}>{price}</p>
      </div>
      {onAdd ? (
        <div className={css.add}>
          <AddButton {...{ placard, onAdd }} />
        </div>
      ) : (
        <span className={iconButton({ tone: 'accent', isRound: true })} aria-hidden>
          <Icon of={Plus} />
        </span>
      )}
    </li>
  );
}
