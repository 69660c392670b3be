import type { App } from '../create-app.ts';
import type { createAppRouter } from '../router.ts';
import type { Services } from '../services.ts';
import type { Auth } from '../session/auth.ts';

/** The app as it runs. */
export interface Running {
  readonly services: Services;
  readonly app: App;
  readonly auth: Auth;
  readonly router: ReturnType<typeof createAppRouter>;
}
