import { Star } from 'lucide';
import { useEffect } from 'react';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './Confirmation.css.ts';

/** What an account would give a guest, whose details are typed already. */
export function JoinRow({ onJoin }: { readonly onJoin: () => void }) {
  // Once it is answered it goes, with the button that opened the dialog.
  useEffect(() => focusHeadingIfLost, []);
  return (
    <section className={css.join} aria-labelledby="confirmation-join">
      <Icon of={Star} className={css.joinIcon} />
      <div>
        <h2 id="confirmation-join" className={css.joinHeading}>
          {text('confirmation.join')}
        </h2>
        <p className={css.joinWhy}>{text('confirmation.join.why')}</p>
      </div>
      <div className={css.joinButton}>
        <Button tone="secondary" onClick={onJoin}>
          {text('confirmation.join.button')}
        </Button>
      </div>
    </section>
  );
}
