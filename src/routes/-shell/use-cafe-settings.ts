import type { CafeSettings } from '#src/api/cafe.ts';
import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';

/** The settings for finding cafes and times, which follow what is switched on. */
export function useCafeSettings(): CafeSettings {
  useFeatures();
  return useAppContext().cafeSettings();
}
