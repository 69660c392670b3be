import { Link } from '@tanstack/react-router';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { sceneOf } from '#src/pictures/pictures.ts';
import * as css from './Product.css.ts';
import { ProductTop, type ProductTopProps } from './ProductTop.tsx';

interface ComboViewProps extends ProductTopProps {
  readonly placard: MenuPlacard;
  readonly parts: readonly MenuPlacard[];
}

/** A combo, with the way to each of its parts. */
export const ComboView = ({ placard, parts, ...top }: ComboViewProps) => (
  <Page heading={null} width="columns">
    <ProductTop {...top} />
    <Columns
      variant="pictureAndChoices"
      first={
        <Stack gap={16}>
          <FoodScene {...sceneOf(placard.imgKey)} isEager />
          <Stack gap={8}>
            <PageHeading heading={placard.name} lead={placard.description} />
            <p className={css.price}>{text('menu.priceFrom', { price: formatCents(placard.priceFrom) })}</p>
          </Stack>
        </Stack>
      }
      second={
        <section aria-label={text('product.combo')}>
          <p className={css.quiet}>{text('product.combo')}</p>
          <ul className={css.additions}>
            {parts.map(({ placardId, hash, name }) => (
              <li key={placardId} className={css.part}>
                <Link to="/app/product/{$placardHash}.html" params={{ placardHash: hash }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      }
    />
  </Page>
);
