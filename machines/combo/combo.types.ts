import type { ComboPick, ComboPicks, ComboPlaceName, PickPlace } from '#domain/combo/picks.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { AvoidedFood } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { LineAt, ProductNotes } from '../product/product.types.ts';

/** A combo as the guest has it when it is opened. */
export interface ComboTray extends ProductNotes {
  readonly quantity: number;
  readonly picks: ComboPicks;
}

/** A line of the cart that the guest changes (COMBO-10). */
interface EditedCombo extends ComboTray {
  /** `convert`: it is a product, which becomes the first part of the combo (FLAGS-09). */
  readonly action: 'modify' | 'convert';
  readonly cartId: string;
  readonly sequenceNum: number;
  /** Other lines of the cart that are the same; they stay as they are. */
  readonly duplicateSequenceNums: readonly number[];
}

export interface ComboInput {
  readonly cafeId: string;
  readonly placardId: string;
  readonly itemId: string;
  readonly name: string;
  /** A side belongs to it. */
  readonly hasSide: boolean;
  /** Most changes to the recipe of each part. */
  readonly customizationsMax: number;
  /** The category of the menu that it is in; null: it is in none. */
  readonly comboCategory: string | null;
  /** What a new line begins with: a product that becomes its first part (FLAGS-09); null: nothing. */
  readonly begun: ComboTray | null;
  /** Null for a new line. */
  readonly line: EditedCombo | null;
  /** The name on the bag of a new line (PRODUCT-09); left out: none is known. */
  readonly preparedFor?: string;
  /** What the guest had on the tray for another cafe, as far as this one has it; left out: nothing. */
  readonly carried?: ComboTray;
}

export interface ComboContext extends ComboInput, ProductNotes {
  readonly picks: ComboPicks;
  readonly quantity: number;
  /** The part that is looked at in full or changed; null: none is. */
  readonly part: ComboPick | null;
  /** The pick that a part takes the place of; null: whichever is empty. */
  readonly changed: PickPlace | null;
  /** The place for which a part is looked at, to come back to; null: none is, or a pick is being changed. */
  readonly from: PickPlace | null;
  /** What the server says one of what is on the tray comes to; null: nothing, so that the sum of the menu's prices holds (PRODUCT-07). */
  readonly priced: ItemPrice | null;
  /** Parts that have what the guest avoids, when it was confirmed last. */
  readonly avoided: readonly AvoidedFood[];
  /** What one cost when it was confirmed last, in cents; null: no price of a cafe was shown (PRICING-01). */
  readonly shownPrice: Cents | null;
}

export type ComboEvent =
  | { type: 'pick.added'; pick: ComboPick }
  | { type: 'pick.removed'; place: PickPlace }
  /** Opens a pick to change it (COMBO-08). */
  | { type: 'pick.opened'; place: PickPlace }
  /** Opens what may be picked, to look at it in full. */
  | { type: 'part.viewed'; pick: ComboPick }
  | { type: 'side.chosen'; pick: ComboPick }
  | { type: 'step.set'; step: ComboPlaceName }
  /** Goes to what is still missing, or to the end. */
  | { type: 'step.continued' }
  | { type: 'quantity.chosen'; quantity: number }
  | { type: 'notes.typed'; notes: Partial<ProductNotes> }
  /** Rules have changed what the menu says (PRICING-02). */
  | { type: 'prices.changed' }
  /** Another release of the menu changes the combo (MENU-13). */
  | { type: 'card.changed'; card: MenuPlacard }
  | { type: 'combo.reset' }
  /**
   * `avoided`: parts that have what the guest avoids; `unchecked`: names of parts of which that is not known. `price`: of one as it is shown, in cents;
   * left out: no price of a cafe is shown.
   */
  | { type: 'combo.confirmed'; avoided: readonly AvoidedFood[]; unchecked: readonly string[]; price?: Cents }
  | { type: 'avoided.accepted' }
  | { type: 'avoided.declined' }
  | { type: 'combo.left' };

export type ComboOutput =
  /** `accepted`: the allergens of its parts that the guest was asked about and takes, upper case; none: nothing was asked. */
  | {
      kind: 'chosen';
      line: CartLineRequest;
      accepted: readonly string[];
      editing: LineAt | null;
      comboCategory: string | null;
    }
  | { kind: 'closed' };

/** The flow of the open part failed, and the combo returns to the step before it; or that of the price, and the sum of the menu's prices holds. */
export type ComboEmitted = { type: 'fault.found'; source: string; message: string };
