import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';

/** Returns the address of the survey; null where no guest is asked (FLAGS-27), or no survey is configured. */
export function useFeedbackUrl(): string | null {
  const { config } = useAppContext();
  return useFeatures().feedbackIsEnabled ? config.feedbackUrl : null;
}
