import { formatCents } from '#domain/money/money.ts';
import { button, element } from './element.ts';

const names = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const;

/** A pretended wallet: its sheet approves, approves with a card that the bank declines, breaks, or is closed. */
export const pretendWallet = (kind: keyof typeof names) => ({
  isAvailable: () => Promise.resolve(true),
  approve: (cents: number, signal: AbortSignal): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const name = names[kind];
      const dialog = element(
        'dialog',
        { 'data-sandbox': true, 'aria-label': `Pretend ${name}` },
        element('p', {}, `This is a pretend ${name}. Pay ${formatCents(cents)}?`),
        button('Approve', () => dialog.close('approved')),
        button('Approve with a card that is declined', () => dialog.close('declined')),
        button('Break', () => dialog.close('broken')),
        button('Cancel', () => dialog.close('')),
      );
      dialog.addEventListener('close', () => {
        dialog.remove();
        if (dialog.returnValue === 'broken') reject(new Error(`The pretend ${name} broke.`));
        else resolve(dialog.returnValue === '' ? null : `sandbox-${kind}-${dialog.returnValue}-${crypto.randomUUID()}`);
      });
      signal.addEventListener('abort', () => dialog.close(''));
      document.body.append(dialog);
      dialog.showModal();
    }),
});
