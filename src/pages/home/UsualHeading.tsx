import '#src/text/lazy/home-returning.ts';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Over what a member had before, or over the form; while it is not known which, only read out. */
export const UsualHeading = ({ hasUsual }: { readonly hasUsual: boolean | undefined }) =>
  hasUsual === undefined ? (
    <VisuallyHidden>{text('home.question')}</VisuallyHidden>
  ) : (
    text(hasUsual ? 'homeReturning.usual' : 'home.question')
  );
