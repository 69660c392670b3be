import { VerificationView } from '#src/views/verification/VerificationView.tsx';
import { Outside } from './kit/outside.ts';
import type { View } from './kit/view.ts';
import type { model } from './verification.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <main>
    <Outside send={send} />
    <VerificationView screen={screen} send={send} supportUrl="https://support.example/" />
  </main>
);
