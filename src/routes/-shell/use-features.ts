import type { Features } from '#domain/app/features.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** What is switched on: until the server answers, what was on at the last visit. */
export const useFeatures = (): Features => useScreen(useAppContext().actors.site, ({ context }) => context.features);
