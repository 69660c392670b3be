import { Link } from '@tanstack/react-router';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import * as css from './Product.css.ts';

/** Ways to what there is to know of the food: how it is prepared, and what a law asks to say (OVERLAYS-27, OVERLAYS-31). */
export const FoodNotes = ({ hasProp65 }: { readonly hasProp65: boolean }) => (
  <p className={css.notes}>
    <OverlayLink name="food-prep" label={text('product.foodPrep')} />
    {hasProp65 && <OverlayLink name="prop-65" label={text('product.prop65')} />}
  </p>
);

/** The address names the overlay, which takes it out again: the way Back leads past it. */
const OverlayLink = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <Link to="." search={(search) => ({ ...search, openOverlay: name })} replace resetScroll={false} className={css.note}>
    {label}
  </Link>
);
