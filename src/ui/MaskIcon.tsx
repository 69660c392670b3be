import * as css from './MaskIcon.css.ts';

interface MaskIconProps {
  /** Source of an SVG; its shapes count, not their colors. */
  readonly svg: string;
  /** Width and height in pixels. Default: 20. */
  readonly size?: number;
}

/**
 * An icon of a server in the color of the text. It is drawn as a mask: an SVG that is an image runs no script and loads nothing, whatever is in
 * it. Hidden from assistive technology: a label beside it says what it means.
 */
export const MaskIcon = ({ svg, size = 20 }: MaskIconProps) => (
  <span
    aria-hidden
    className={css.mask}
    style={{ inlineSize: size, blockSize: size, maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` }}
  />
);
