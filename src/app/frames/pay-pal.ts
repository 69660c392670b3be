import * as v from 'valibot';
import type { Config } from '#domain/config/config.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import type { ApprovePayPal } from '#src/flows/pay-pal/pay-pal.ports.ts';
import { openFrame } from './open-frame.ts';

const Said = v.object({ kind: v.picklist(['approved', 'dismissed', 'failed']) });

/** Asks in a frame whose page runs PayPal's script. The frame gets the token, and says what came of it. */
export const approveInFrame =
  (payPal: NonNullable<Config['payPal']>): ApprovePayPal =>
  (token, signal) =>
    new Promise((resolve, reject) => {
      let isApproved = false;
      const { show, close } = openFrame({
        address: '/frames/paypal.html',
        heading: text('payPal.heading'),
        height: 320,
        close: text('storedPayments.cancel'),
        start: { ...payPal, token },
        schema: Said,
        hear({ kind }) {
          if (kind === 'failed') reject(new Error('PayPal does not answer.'));
          isApproved = kind === 'approved';
          close();
        },
        signal,
        onClosed: () => resolve(isApproved),
      });
      show();
    });
