import type { Help } from '../menu/help.ts';
import type { Substitute } from '../menu/substitute.ts';

/** What of the order a guest changes so that an item can be had. */
export interface HelpfulChange {
  readonly step: Exclude<Help, 'cafe'>;
  /** The placard for which the setup looks for a time (AVAIL-06). */
  readonly placardId: string;
}

/** What helps with a line that cannot be ordered, besides removing it. */
export interface Alternatives {
  /** What can be had in its place; null: nothing, or a change of the line helps. */
  readonly substitute: Substitute | null;
  /** Whether a change of the line may help: of its size, its parts or its extras. */
  readonly isEditHelpful: boolean;
  /** Whether it is sold out or not sold at this cafe, so that another may have it. */
  readonly isElsewhere: boolean;
  /** What of the order to change where its time or the way that it is had is why (AVAIL-04 to -06); null: nothing. */
  readonly change: HelpfulChange | null;
}

/** Returns whether something can take the place of a line, or a change of it may help. `canEdit`: there is a page on which it can be changed. */
export const canBeSwapped = ({ substitute, isEditHelpful }: Alternatives, canEdit: boolean): boolean =>
  substitute !== null || (isEditHelpful && canEdit);

/** Nothing helps. */
export const noAlternatives: Alternatives = { substitute: null, isEditHelpful: false, isElsewhere: false, change: null };
