import { SubmitView } from '#src/views/submit/SubmitView.tsx';
import type { View } from './kit/view.ts';
import type { model } from './submit.model.ts';

export const view: View<typeof model> = (screen, send) => <SubmitView screen={screen} send={send} momentOf={(at) => `the moment ${at}`} />;
