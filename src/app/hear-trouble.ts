import { troubleMeans } from '#domain/app/trouble.ts';
import type { ApiError } from '#src/api/errors.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import type { Door } from './session/door.ts';
import type { FaultLog } from './error-log.ts';

interface Surroundings {
  readonly app: App;
  readonly door: Door;
  readonly faults: Pick<FaultLog, 'report'>;
  readonly exemptReasonCode: string;
}

/** What a failed call means for the app as a whole (ERRORS-01 to -03). */
export function hearTrouble(error: ApiError, { app, door, faults, exemptReasonCode }: Surroundings): void {
  const { overlay, isReported } = troubleMeans(error, exemptReasonCode);
  if (isReported) faults.report({ source: error.endpoint, message: error.message });
  if (overlay === 'session-expired') void door.askAgain();
  else if (overlay !== null) actors(app).overlays.send({ type: 'overlay.opened', id: overlay });
}
