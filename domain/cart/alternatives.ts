import type { Substitute } from '../menu/substitute.ts';

/** What helps with a line that cannot be ordered, besides removing it. */
export interface Alternatives {
  /** What can be had in its place; null: nothing, or a change of the line helps. */
  readonly substitute: Substitute | null;
  /** Whether a change of the line may help: of its size, its parts or its extras. */
  readonly isEditHelpful: boolean;
  /** Whether it is sold out or not sold at this cafe, so that another may have it. */
  readonly isElsewhere: boolean;
}

/** Returns whether something can take the place of a line, or a change of it may help. `canEdit`: there is a page on which it can be changed. */
export const canBeSwapped = ({ substitute, isEditHelpful }: Alternatives, canEdit: boolean): boolean =>
  substitute !== null || (isEditHelpful && canEdit);

/** Nothing helps. */
export const noAlternatives: Alternatives = { substitute: null, isEditHelpful: false, isElsewhere: false };
