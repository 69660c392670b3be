import type { Access } from '#contract/endpoint.ts';
import { callFailureOf } from '#domain/app/call-failure.ts';
import { isGenericFailure } from '#domain/app/generic-failure.ts';
import { troubleMeans } from '#domain/app/trouble.ts';
import type { ApiError } from '#src/api/errors.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import type { Auth } from './session/auth.ts';
import type { FaultLog } from './error-log.ts';
import type { Services } from './services.ts';

interface Dependencies {
  readonly app: App;
  readonly auth: Auth;
  readonly faults: Pick<FaultLog, 'report'>;
  readonly exemptReasonCode: string;
  readonly trackEvent: Services['trackEvent'];
}

/** What a failed call means for the app as a whole (ERRORS-01 to -03). */
export function onApiError(error: ApiError, access: Access, { app, auth, faults, exemptReasonCode, trackEvent }: Dependencies): void {
  const isMember = app.getSnapshot().context.visitor === 'member';
  if (isGenericFailure(error.endpoint, isMember)) trackEvent('apifailed', callFailureOf(error));
  const { overlay, isReported } = troubleMeans(error, exemptReasonCode);
  if (isReported) faults.report({ source: error.endpoint, message: error.message });
  if (overlay === 'session-expired') void askToSignIn(error, access, { app, auth });
  else if (overlay !== null && !isPlacing(app)) actors(app).overlays.send({ type: 'overlay.opened', id: overlay });
}

/** An order is being placed: its flow says what came of it, and nothing over it may say that it is to be placed again (decision 005). */
function isPlacing(app: App): boolean {
  const checkout = runningActor(actors(app).order.getSnapshot().children.checkout);
  return checkout?.getSnapshot().children.submit !== undefined;
}

/** Calls for which the checkout itself says what a 401 means, with a button to sign in. The cart updates itself too, outside the checkout. */
const explained: readonly string[] = ['cart.validate', 'cart.submit'];
const explainedAtCheckout: readonly string[] = [...explained, 'cart.update'];

/**
 * A guest had no session that could end. For a look-up they need none, and the page says that it failed (ERRORS-02); where their order is
 * placed, its flow says so. A member is asked at once.
 */
async function askToSignIn({ endpoint }: ApiError, access: Access, { app, auth }: Pick<Dependencies, 'app' | 'auth'>) {
  const isAtCheckout = actors(app).order.getSnapshot().matches('checkout');
  const isSaid = access === 'public' || (isAtCheckout ? explainedAtCheckout : explained).includes(endpoint);
  if (isSaid && (await auth.member()) === null) return;
  await auth.askAgain();
}
