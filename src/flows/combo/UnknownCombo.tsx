import type { MenuPlacard } from '#domain/menu/menu.ts';
import { ProductTop, type ProductTopProps } from '#src/flows/kit/ProductTop.tsx';
import { sceneOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/combo.ts';
import { text } from '#src/text/text.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';

/** A combo with places that this site does not know. */
export const UnknownCombo = ({ placard, ...top }: ProductTopProps & { readonly placard: MenuPlacard }) => (
  <Page heading={null} width="columns">
    <ProductTop {...top} />
    <Columns
      variant="pictureAndChoices"
      first={<FoodScene {...sceneOf(placard.imgKey)} isEager />}
      second={
        <>
          <PageHeading heading={placard.name} lead={placard.description} />
          <Notice tone="warn">{text('combo.unknown')}</Notice>
        </>
      }
    />
  </Page>
);
