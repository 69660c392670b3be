import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { Inspector } from './Inspector.tsx';
import { createRecorder } from './recorder.ts';
import { saveLog } from './save.ts';
import { screenOf } from './screens.ts';

/** Watches a system of flows, which should not have begun yet, and puts the panel beside the page. Returns what ends both. */
export function openInspector(root: AnyActorRef): () => void {
  const recorder = createRecorder(root, { screenOf, now: () => performance.now(), date: () => new Date().toISOString() });
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Inspector');
  document.body.append(host);
  const panel = createRoot(host);
  panel.render(
    <StrictMode>
      <Inspector recorder={recorder} onSave={() => saveLog(recorder.log(), document)} />
    </StrictMode>,
  );
  return () => {
    recorder.stop();
    panel.unmount();
    host.remove();
  };
}
