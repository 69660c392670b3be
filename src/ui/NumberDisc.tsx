import { disc } from './NumberDisc.css.ts';

interface NumberDiscProps {
  /** The number. */
  readonly of: number;
  /** True for the row that matters most. Default: false. */
  readonly isFilled?: boolean;
}

/** The number of a row, as its pin on a map has it. For the eye only: a list counts its rows by itself. */
export const NumberDisc = ({ of, isFilled = false }: NumberDiscProps) => (
  <span className={disc({ isFilled })} aria-hidden>
    {of}
  </span>
);
