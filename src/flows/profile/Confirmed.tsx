import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Chip } from '#src/ui/Chip.tsx';

/** Whether an email or a phone was shown to be the member's. */
export const Confirmed = ({ is }: { readonly is: boolean }) => (
  <Chip tone={is ? 'good' : 'warn'}>{text(is ? 'profile.confirmed' : 'profile.unconfirmed')}</Chip>
);
