import * as css from '#src/flows/kit/SummaryRow.css.ts';
import { CodeLine, type CodeLineProps } from './CodeLine.tsx';

interface ComingDiscountProps extends CodeLineProps {
  /** There may be rewards: one has its room. */
  readonly hasRewardRoom: boolean;
}

/** Codes and rewards, until it is known which there are. */
export const ComingDiscount = ({ hasRewardRoom, ...line }: ComingDiscountProps) => (
  <div>
    {hasRewardRoom && <div className={css.coming} />}
    <CodeLine {...line} />
  </div>
);
