import { Sheet, type SheetProps } from './Sheet.tsx';

/** A sheet at the far edge, as high as the window. */
export function Drawer(props: SheetProps) {
  return <Sheet {...props} place="side" />;
}
