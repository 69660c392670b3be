import { button, element } from './element.ts';

/** A pretend provider: asks for an email and takes it for its token; null where its window is closed. */
export const askPretendProvider = (provider: string, signal: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    const email = element('input', { type: 'email', 'aria-label': `Email at ${provider}`, value: 'pat@example.com' });
    const dialog = element(
      'dialog',
      { 'data-sandbox': true, 'aria-label': `Pretend ${provider}` },
      element('p', {}, `This is a pretend ${provider}. Whose account is it?`),
      email,
      button('Allow', () => dialog.close(email.value)),
      button('Cancel', () => dialog.close('')),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
    signal.addEventListener('abort', () => dialog.close(''));
    document.body.append(dialog);
    dialog.showModal();
  });
