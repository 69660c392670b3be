import type { Viewer } from '#domain/order/viewer.ts';
import { viewerIn } from '#machines/app/viewer.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Returns who looks at the orders of this browser, as far as the session has said it. */
export const useViewer = (): Viewer => useScreen(useAppContext().app, viewerIn);
