import * as v from 'valibot';
import type { Config } from '#domain/config/config.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import type { ApprovePayPal } from '#src/flows/pay-pal/pay-pal.ports.ts';
import * as css from '#src/flows/pay-pal/PayPalFrame.css.ts';

/** The page in the frame; `tools/serve/headers.ts` gives it a policy of its own. */
const FRAME_PAGE = '/frames/paypal.html';

/** What the frame says. */
const Said = v.object({ kind: v.picklist(['ready', 'approved', 'dismissed', 'failed']) });

/**
 * Asks in a frame whose page runs PayPal's script: of an origin of its own, so that the script reads nothing of this site. The frame gets the
 * token by message, once, and says what came of it.
 */
export const approveInFrame =
  (payPal: NonNullable<Config['payPal']>): ApprovePayPal =>
  (token, signal) =>
    new Promise((resolve, reject) => {
      const heading = document.createElement('h2');
      heading.textContent = text('payPal.heading');
      const frame = document.createElement('iframe');
      frame.title = text('payPal.heading');
      frame.className = css.frame;
      frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox');
      frame.src = FRAME_PAGE;
      const cancel = document.createElement('button');
      cancel.type = 'button';
      cancel.className = css.cancel;
      cancel.textContent = text('storedPayments.cancel');
      cancel.addEventListener('click', () => dialog.close());
      const dialog = document.createElement('dialog');
      dialog.className = css.dialog;
      dialog.ariaLabel = text('payPal.heading');
      dialog.append(heading, frame, cancel);

      let isStarted = false;
      let isApproved = false;
      function hear({ source, data }: MessageEvent<unknown>) {
        const said = v.safeParse(Said, data);
        if (source !== frame.contentWindow || !said.success) return;
        if (said.output.kind === 'ready') {
          // A page that the frame went on to gets no token.
          if (!isStarted) frame.contentWindow?.postMessage({ kind: 'start', ...payPal, token }, '*');
          isStarted = true;
          return;
        }
        if (said.output.kind === 'failed') reject(new Error('PayPal does not answer.'));
        isApproved = said.output.kind === 'approved';
        dialog.close();
      }
      addEventListener('message', hear);
      dialog.addEventListener('close', () => {
        removeEventListener('message', hear);
        dialog.remove();
        resolve(isApproved);
      });
      signal.addEventListener('abort', () => dialog.close());
      document.body.append(dialog);
      dialog.showModal();
    });
