import { Link } from '@tanstack/react-router';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import * as css from './Product.css.ts';

/** A combo, with the way to each of its parts. */
export function ComboView({ placard, parts }: { readonly placard: MenuPlacard; readonly parts: readonly MenuPlacard[] }) {
  return (
    <Page heading={placard.name} lead={placard.description}>
      <Stack gap={24}>
        <Thumbnail src={pictureOf(placard.imgKey)} size="large" isEager />
        <p>{text('menu.priceFrom', { price: formatCents(placard.priceFrom) })}</p>
        <section aria-label={text('product.combo')}>
          <Stack gap={12}>
            <p className={css.quiet}>{text('product.combo')}</p>
            <ul>
              {parts.map(({ placardId, hash, name }) => (
                <li key={placardId} className={css.part}>
                  <Link to="/app/product/{$placardHash}.html" params={{ placardHash: hash }}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}
