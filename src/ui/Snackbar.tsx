import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import type { FocusEvent } from 'react';
import * as css from './Snackbar.css.ts';
import { Icon } from './Icon.tsx';

type Tone = 'error' | 'success' | 'info';

interface SnackbarWords {
  /** Color and picture. */
  readonly tone: Tone;
  /** One sentence. */
  readonly message: string;
  /** One thing to do about it; null: nothing. */
  readonly action: { readonly label: string; readonly onAct: () => void } | null;
}

interface SnackbarProps {
  /** Null while there is nothing to say. */
  readonly said: SnackbarWords | null;
  /** Name of the button that closes it. */
  readonly dismissLabel: string;
  /** Called when it is closed by its button. */
  readonly onDismiss: () => void;
  /** The pointer or the focus came onto it, or left it: it must not go away meanwhile. */
  readonly onHold: () => void;
  /** Called when neither the pointer nor the focus is on it anymore. */
  readonly onRelease: () => void;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info } as const satisfies Record<Tone, unknown>;

/** A short word at the edge of the page that asks for nothing (SNACK-01). */
export function Snackbar({ said, dismissLabel, onDismiss, onHold, onRelease }: SnackbarProps) {
  const icon = icons[said?.tone ?? 'info'];
  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && onRelease();
  return (
    <div className={css.region} role={said?.tone === 'error' ? 'alert' : 'status'}>
      {said && (
        <div data-snackbar className={css.snackbar()} onPointerEnter={onHold} onPointerLeave={onRelease} onFocus={onHold} onBlur={leave}>
          <Icon of={icon} className={css.icon} />
          <div className={css.content}>
            <p className={css.words}>{said.message}</p>
            {said.action && (
              <button type="button" className={css.action} onClick={said.action.onAct}>
                {said.action.label}
              </button>
            )}
          </div>
          <button type="button" className={css.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
            <Icon of={X} />
          </button>
        </div>
      )}
    </div>
  );
}
