import { Sheet, type SheetProps } from './Sheet.tsx';

/** A question over the page; from below on phones. */
export function Dialog(props: SheetProps) {
  return <Sheet {...props} place="middle" />;
}
