import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { INSPECTOR_KEY, readEarlier, storeEarlier } from './earlier.ts';
import { Inspector } from './Inspector.tsx';
import * as css from './Inspector.css.ts';
import { createRecorder } from './recorder.ts';
import { saveLog } from './save.ts';
import { screenOf } from './screens.ts';
import { keepInTopLayer } from './top-layer.ts';

/** Events that the panel keeps to itself: a dialog around it would close on a press beside its sheet, or on Escape. */
const ownEvents = ['click', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'keydown', 'keyup', 'input', 'change', 'submit'] as const;

/**
 * Watches a system of flows, which should not have started yet, and puts the panel beside the page, above any dialog. Stays open over
 * full loads of this tab, with what was recorded before, until it is closed.
 */
export function openInspector(root: AnyActorRef, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  const recorder = createRecorder(root, {
    screenOf,
    now: () => performance.now(),
    date: () => new Date().toISOString(),
    earlier: readEarlier(storage),
  });
  const host = document.createElement('aside');
  host.className = css.host;
  host.setAttribute('aria-label', 'Inspector');
  const panel = createRoot(host);
  const stopPlacing = keepInTopLayer(host, document);
  const store = () => storeEarlier(storage, recorder.log());
  storage.setItem(INSPECTOR_KEY, 'open');
  window.addEventListener('pagehide', store);
  panel.render(
    <StrictMode>
      <Inspector
        recorder={recorder}
        onSave={() => saveLog(recorder.log(), document)}
        onClose={() => {
          window.removeEventListener('pagehide', store);
          storage.removeItem(INSPECTOR_KEY);
          stopPlacing();
          recorder.stop();
          panel.unmount();
          host.remove();
        }}
      />
    </StrictMode>,
  );
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation());
}
