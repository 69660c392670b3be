import { cafeSettings, type CafeSettings } from '#src/api/cafe.ts';
import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';

/** The settings for looking for cafes and times, as features are known now. */
export const useCafeSettings = (): CafeSettings => cafeSettings(useAppContext().config, useFeatures());
