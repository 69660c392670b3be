import type { Choices, OptionGroup, PortionName } from '#domain/product/choices.ts';

export interface GroupFieldsProps {
  readonly group: OptionGroup;
  readonly choices: Choices;
  readonly soldOut: ReadonlySet<string>;
  readonly onChoose: (itemId: string, portion: PortionName) => void;
}
