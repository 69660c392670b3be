import { EmailConfirmationView } from '#src/views/email-confirmation/EmailConfirmationView.tsx';
import { Outside } from './kit/outside.ts';
import type { model } from './email-confirmation.model.ts';
import type { View } from './kit/view.ts';

export const view: View<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <EmailConfirmationView screen={screen} send={send} />
  </main>
);
