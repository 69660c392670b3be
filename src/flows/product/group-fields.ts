import type { ChoiceLimit, Choices, OptionGroup, PortionName } from '#domain/product/choices.ts';
import type { RefusedOption } from '#machines/product/product.types.ts';

export interface GroupFieldsProps {
  readonly group: OptionGroup;
  readonly choices: Choices;
  readonly soldOut: ReadonlySet<string>;
  readonly customizationsMax: number;
  /** Of this group or another; null: nothing. */
  readonly refused: RefusedOption | null;
  /** Why as much of an option is not possible; null: it is. */
  readonly limitOf: (itemId: string, portion: PortionName) => ChoiceLimit | null;
  readonly onChoose: (itemId: string, portion: PortionName) => void;
}
