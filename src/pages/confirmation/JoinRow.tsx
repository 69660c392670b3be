import { Star } from 'lucide';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './Confirmation.css.ts';

/** What an account would give a guest, whose details are typed already. */
export const JoinRow = ({ onJoin }: { readonly onJoin: () => void }) => (
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
