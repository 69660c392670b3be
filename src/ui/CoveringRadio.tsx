import { chipMark } from './Choice.css.ts';

interface CoveringRadioProps {
  /** Name of the group. */
  readonly name: string;
  /** Value in the form. */
  readonly value: string;
  /** True for the one that is checked. */
  readonly isChosen: boolean;
  /** True where it cannot be chosen. Default: false. */
  readonly isDisabled?: boolean | undefined;
  /** Called when it is chosen. */
  readonly onChoose: () => void;
}

/** The radio button of a box that looks chosen as a whole: it covers its label, so that touch and focus find it. */
export const CoveringRadio = ({ name, value, isChosen, isDisabled, onChoose }: CoveringRadioProps) => (
  <input type="radio" className={chipMark} name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
);
