import type { Access } from '#contract/endpoint.ts';
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
export function hearTrouble(error: ApiError, access: Access, { app, door, faults, exemptReasonCode }: Surroundings): void {
  const { overlay, isReported } = troubleMeans(error, exemptReasonCode);
  if (isReported) faults.report({ source: error.endpoint, message: error.message });
  if (overlay === 'session-expired') void askToSignIn(access, door);
  else if (overlay !== null) actors(app).overlays.send({ type: 'overlay.opened', id: overlay });
}

/** A guest who looks something up had no session that could end, and needs none: the page says that the look-up failed (ERRORS-02). */
async function askToSignIn(access: Access, door: Door) {
  if (access === 'public' && (await door.member()) === null) return;
  await door.askAgain();
}
