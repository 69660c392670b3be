import { chipMark } from './Choice.css.ts';

interface CoveringRadioProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onChoose: () => void;
}

/** The radio button of a box that looks chosen as a whole: it covers its label, so that touch and focus find it. */
export const CoveringRadio = ({ name, value, isChosen, isDisabled, onChoose }: CoveringRadioProps) => (
  <input type="radio" className={chipMark} name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
);
