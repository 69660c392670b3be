import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { EditFormValues } from '#machines/edit-form/edit-form.types.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { EditFormTrouble, type FormActor } from './EditForm.tsx';
import { ListButton } from './ListButton.tsx';
import * as itemCss from './Items.css.ts';
import * as css from './Profile.css.ts';

export interface ActionItem {
  readonly key: string;
  readonly icon?: IconNode | undefined;
  readonly name: string;
  readonly meta?: string | undefined;
  /** Below that: a link to more of it. */
  readonly more?: ReactNode;
  /** The word on its button, and what a screen reader says instead, which names the thing. */
  readonly word: string;
  readonly action: string;
  /** Asked before it is done; left out: it is done at once. */
  readonly question?: string;
  readonly values: EditFormValues;
}

interface ActionListProps extends FormActor {
  readonly heading: string;
  /** True where the heading of the page says the same. Default: false. */
  readonly isHeadingHidden?: boolean;
  readonly lead?: string | undefined;
  readonly saved: string;
  readonly items: readonly ActionItem[];
}

const isSame = (some: EditFormValues, other: EditFormValues) => Object.entries(some).every(([name, value]) => other[name] === value);

/** Things of the member's, each with the one thing that can be done with it. */
export function ActionList({ heading, isHeadingHidden = false, lead, saved, items, screen, send }: ActionListProps) {
  const values = screen.kind === 'editing' ? screen.values : screen.saving;
  const chosen = items.find((item) => values !== null && isSame(item.values, values));
  const isSaving = screen.kind === 'editing' ? screen.isSaving : screen.saving !== null;
  const asked = screen.kind === 'editing' && chosen?.question !== undefined ? chosen : null;
  const section = useFocusOn<HTMLElement>(asked?.key, () => (asked ? '[data-cancel]' : 'h2'));
  function act(item: ActionItem) {
    // Another question takes the place of the one that is open.
    if (asked) send({ type: 'form.cancelled' });
    if (item.question === undefined) send({ type: 'form.submitted', values: item.values, secretId: null });
    else send({ type: 'form.opened', values: item.values });
  }
  return (
    <section ref={section} className={css.group} aria-label={heading}>
      {isHeadingHidden ? (
        <VisuallyHidden>
          <h2 tabIndex={-1}>{heading}</h2>
        </VisuallyHidden>
      ) : (
        <h2 tabIndex={-1}>{heading}</h2>
      )}
      {lead !== undefined && <p className={css.quiet}>{lead}</p>}
      <LiveRegion>{screen.kind === 'viewing' && screen.isSaved && <Notice tone="good">{saved}</Notice>}</LiveRegion>
      {screen.kind === 'editing' && <EditFormTrouble screen={screen} />}
      <ul className={css.list}>
        {items.map((item) => {
          const isBusy = isSaving && item === chosen;
          return (
            <li key={item.key} className={itemCss.item}>
              {item.icon ? <Icon of={item.icon} size={22} className={css.mark} /> : <span />}
              <div>
                <p className={itemCss.name}>{item.name}</p>
                {item.meta !== undefined && <p className={css.quiet}>{item.meta}</p>}
                {item.more}
              </div>
              {item === asked ? (
                <div className={itemCss.question}>
                  <NewWords>{item.question}</NewWords>
                  <Button
                    tone="danger"
                    size="small"
                    isBusy={isBusy}
                    onClick={() => send({ type: 'form.submitted', values: item.values, secretId: null })}
                  >
                    {text('profile.delete')}
                  </Button>
                  <ListButton isSaving={isSaving} tone="quiet" size="small" data-cancel onClick={() => send({ type: 'form.cancelled' })}>
                    {text('profile.cancel')}
                  </ListButton>
                </div>
              ) : (
                <ListButton
                  isSaving={isSaving}
                  tone={item.question === undefined ? 'secondary' : 'quiet'}
                  size="small"
                  isBusy={isBusy}
                  aria-label={item.action}
                  onClick={() => act(item)}
                >
                  {item.word}
                </ListButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
