import { X } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { afterPaint } from './after-paint.ts';
import * as css from './Dialog.css.ts';
import { isFocusLost } from './focus-heading.ts';
import { IconButton } from './IconButton.tsx';
import { useAfterPress } from './useAfterPress.ts';
import { useBackCloses } from './useBackCloses.ts';

/** What a drawer and a dialog have in common. */
export interface SheetProps {
  /** Names the sheet; it is read out as it opens. */
  readonly heading: ReactNode;
  /** Opens it again by Forward and after a reload; left out: it is asked once. */
  readonly name?: string | undefined;
  /** Without `onClose` it cannot be waved away: its own actions decide. */
  readonly onClose?: (() => void) | undefined;
  /** Name of the button that closes it. */
  readonly closeLabel?: string;
  /** Stays in sight while the body scrolls. */
  readonly footer?: ReactNode;
  /** Something happened that has to be known: its words are read out as it opens. */
  readonly isReadOut?: boolean;
  /** As wide as four cards, where there is room. Default: as wide as a question. */
  readonly isWide?: boolean;
  /** What was typed is not thrown away by a touch beside it. */
  readonly hasForm?: boolean;
  /** Nothing of the body takes the focus, so that it takes it itself, to be scrolled by keyboard. */
  readonly isText?: boolean;
  /** The body, which scrolls. */
  readonly children: ReactNode;
}

/** What takes the focus of a sheet that opens: a drawer's heading; a dialog itself, so that its name is read out once. */
const startOf = (place: 'middle' | 'side', dialog: HTMLDialogElement): HTMLElement | null =>
  place === 'side' ? dialog.querySelector('h2') : dialog;

/** Outside a browser, in a hidden tab and over another sheet no press is to be painted. */
const comesAtOnce = () => typeof document === 'undefined' || document.hidden || document.querySelector('dialog[open]') !== null;

type PlacedSheetProps = SheetProps & { readonly place: 'middle' | 'side' };

/**
 * A modal sheet: open while it is mounted. The browser keeps the focus inside, and gives it back. It comes once the press that asks for it is
 * painted, since it makes the browser judge and lay out the whole page; over another sheet, or in its place, at once.
 */
export function Sheet(props: PlacedSheetProps) {
  const [isPainted, setPainted] = useState(comesAtOnce);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted]);
  return isPainted && <OpenSheet {...props} />;
}

function OpenSheet({
  heading,
  name = '',
  closeLabel = '',
  onClose,
  footer,
  isReadOut = false,
  hasForm = false,
  isText = false,
  isWide = false,
  place,
  children,
}: PlacedSheetProps) {
  const afterPress = useAfterPress();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the dialog leaves the page: closed later, it could no longer give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // Else the browser chooses the first button.
    for (const part of dialog.children) part.toggleAttribute('inert', true);
    dialog.showModal();
    for (const part of dialog.children) part.toggleAttribute('inert', false);
    startOf(place, dialog)?.focus();
    return () => dialog.close();
  }, [place]);

  // What had the focus has left the sheet; under another sheet it takes none.
  useEffect(() => {
    if (isFocusLost() && ref.current) startOf(place, ref.current)?.focus();
  });

  useBackCloses(name, onClose);

  function cancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  }
  // A browser may close it without the flow (a second Escape): it opens again until the flow has decided.
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    onClose?.();
  }

  return (
    <dialog
      ref={ref}
      className={css.dialog({ place, isWide })}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={isReadOut ? `${id}-words` : undefined}
      onCancel={cancel}
      onClose={closed}
      closedby={onClose ? (hasForm ? 'closerequest' : 'any') : 'none'}
    >
      <div className={css.head({ place })}>
        <h2 id={id} tabIndex={-1} className={css.heading({ place })}>
          {heading}
        </h2>
        {onClose && <IconButton label={closeLabel} icon={X} onClick={() => afterPress(onClose)} />}
      </div>
      <div id={`${id}-words`} className={css.body({ place })} {...(isText && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}>
        {children}
      </div>
      {footer !== undefined && <div className={css.foot({ place })}>{footer}</div>}
    </dialog>
  );
}
