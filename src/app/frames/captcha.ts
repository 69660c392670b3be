import * as v from 'valibot';
import '#src/text/lazy/gift-card.ts';
import { text } from '#src/text/text.ts';
import type { AskCaptcha } from '#src/flows/gift-card/captcha.ports.ts';
import { openFrame } from './open-frame.ts';

/** `asking`: the provider shows the guest something to do. */
const Said = v.union([
  v.object({ kind: v.picklist(['asking', 'failed']) }),
  v.object({ kind: v.literal('answered'), answer: v.pipe(v.string(), v.nonEmpty()) }),
]);

/** Asks in a frame whose page runs the captcha's script (GIFTCARD-09). It is seen only where the provider asks the guest something. */
export const askInFrame: AskCaptcha = (captcha, { signal, onAsking }) =>
  new Promise((resolve, reject) => {
    const { show, close } = openFrame({
      address: '/frames/captcha.html',
      heading: text('giftCard.captcha.heading'),
      height: 580,
      close: text('giftCard.close'),
      start: { ...captcha, action: 'giftcard' },
      schema: Said,
      hear(said) {
        if (said.kind === 'asking') {
          onAsking();
          return show();
        }
        if (said.kind === 'answered') resolve(said.answer);
        close();
      },
      signal,
      // An answer that is there stays.
      onClosed: () => reject(new Error('The captcha gave no answer.')),
    });
  });
