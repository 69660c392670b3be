import type { CartItem } from '#domain/cart/cart.ts';
import { picturesOfLine } from '#domain/order/order-picture.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';

interface LinePictureProps {
  readonly item: Pick<CartItem, 'imgKey' | 'children'>;
  /** Of the plate. Default: `line`, that of a cart. */
  readonly size?: 'line' | 'small';
  /** It cannot be had now. Default: false. */
  readonly isDimmed?: boolean;
}

/** A line of a cart on its plate; a combo as its two picks. */
export function LinePicture({ item, size = 'line', isDimmed = false }: LinePictureProps) {
  const [first, second] = picturesOfLine(item).map(pictureOf);
  return <Thumbnail src={first ?? null} second={second} size={size} isDimmed={isDimmed} />;
}
