import { useEffect } from 'react';
import type { AnyEventObject } from 'xstate';

const OUTSIDE = 'model-tests.outside';

/** Something happens that is not done in this view: on another page, by the browser's back button, in another tab. */
export async function dispatchExternalEvent(event: AnyEventObject): Promise<void> {
  document.dispatchEvent(new CustomEvent(OUTSIDE, { detail: event }));
}

/** Lets a view hear `outside`. */
export function ExternalEvents<Event extends AnyEventObject>({ send }: { readonly send: (event: Event) => void }) {
  useEffect(() => {
    const hear = (heard: Event | globalThis.Event) => {
      if (heard instanceof CustomEvent) send(heard.detail as Event);
    };
    document.addEventListener(OUTSIDE, hear);
    return () => document.removeEventListener(OUTSIDE, hear);
  }, [send]);
  return null;
}

/** A control as vitest finds it. */
interface Findable {
  query(): Element | null;
}

/** Clicks the control where the view shows it, else sends the event: a chart accepts events that the page does not always offer. */
export const clickOrDispatch = async <Control extends Findable>(
  control: Control,
  event: AnyEventObject,
  act: (control: Control) => Promise<unknown>,
) => {
  const element = control.query();
  const isOffered = element !== null && !element.matches(':disabled, [aria-disabled=true], :checked');
  await (isOffered ? act(control) : dispatchExternalEvent(event));
};
