import * as v from 'valibot';
import * as css from '#src/flows/kit/ProviderFrame.css.ts';

interface FramePage<Said> {
  /** The page in the frame; `tools/serve/headers.ts` gives it a policy of its own. */
  readonly address: `/frames/${string}.html`;
  readonly heading: string;
  /** Height of the page, in pixels, where there is room for it. */
  readonly height: number;
  /** The words of the button that closes it. */
  readonly close: string;
  /** What the page is sent, once, when it says that it is ready. */
  readonly start: object;
  /** What it says besides; any other message is ignored. */
  readonly schema: v.GenericSchema<unknown, Said>;
  readonly hear: (said: Said) => void;
  /** Closes it. */
  readonly signal: AbortSignal;
  /** It was closed: by the guest, by `signal`, or by `close`. */
  readonly onClosed: () => void;
}

const Ready = v.object({ kind: v.literal('ready') });

/**
 * Opens a page that runs a provider's script, in a frame of an origin of its own, so that the script reads nothing of this site. What the script needs
 * goes in by one message. The frame is laid out, and neither seen nor reached, until `show` puts it over the page with its heading.
 */
export function openFrame<Said>({ address, heading, height, close, start, schema, hear, signal, onClosed }: FramePage<Said>) {
  const title = document.createElement('h2');
  title.textContent = heading;
  const frame = document.createElement('iframe');
  frame.title = heading;
  frame.className = css.frame;
  frame.style.blockSize = `min(${height}px, 60dvh)`;
  frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox');
  frame.src = address;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = css.close;
  button.textContent = close;
  button.addEventListener('click', () => end());
  const dialog = document.createElement('dialog');
  dialog.className = css.waiting;
  dialog.ariaLabel = heading;
  dialog.append(title, frame, button);

  let isStarted = false;
  let hasEnded = false;
  function listen({ source, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow) return;
    if (v.is(Ready, data)) {
      // A page that the frame went on to gets nothing.
      if (!isStarted) frame.contentWindow?.postMessage({ kind: 'start', ...start }, '*');
      isStarted = true;
      return;
    }
    const said = v.safeParse(schema, data);
    if (said.success) hear(said.output);
  }
  function end() {
    if (hasEnded) return;
    hasEnded = true;
    removeEventListener('message', listen);
    // The focus goes back to where it was.
    dialog.close();
    dialog.remove();
    onClosed();
  }
  addEventListener('message', listen);
  dialog.addEventListener('close', end);
  signal.addEventListener('abort', end);
  document.body.append(dialog);
  if (signal.aborted) end();

  return {
    show() {
      if (hasEnded || dialog.open) return;
      dialog.className = css.dialog;
      dialog.showModal();
    },
    close: end,
  };
}
