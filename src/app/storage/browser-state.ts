import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { actors } from '../actors.ts';
import { followOrders, forgetPlaced } from './order-record.ts';
import { readValue, shareValues } from './shared-values.ts';
import type { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { KeyValueStorage } from './storage.ts';
import { Application, APPLICATION_KEY, FEATURES_KEY, LastFeatures, nothingStored, Session, UiState, User } from './browser-state.schema.ts';

/** Signed-in flag shared between tabs; the cookie holds the identity. */
const SESSION_KEY = 'session';

type App = ActorRefFrom<typeof appMachine>;

/**
 * What this browser remembers, for the next visit and for its other tabs (GEN-20); the order has a record of its own.
 * `stored` is what an earlier visit left. `share` writes what changes in this tab, and follows what changes in another;
 * it gives a function that stops both.
 */
export function openStore(storage: KeyValueStorage, uiStateKey: string) {
  const write = shareValues(storage, ['user', APPLICATION_KEY, SESSION_KEY, uiStateKey]);
  const stored = {
    ...(readValue(storage, 'user', User) ?? nothingStored.user),
    campaignParams: readValue(storage, APPLICATION_KEY, Application) ?? nothingStored.application,
    ...(readValue(storage, uiStateKey, UiState) ?? nothingStored.uiState),
    lastFeatures: readValue(storage, FEATURES_KEY, LastFeatures) ?? nothingStored.features,
  } satisfies Partial<AppInput>;
  return {
    stored,
    share(
      app: App,
      followWrites: typeof onSharedWrite,
      tabStorage: KeyValueStorage,
      onSession: (isSignedIn: boolean) => unknown,
    ): () => void {
      forgetPlaced(storage, tabStorage);
      const { unsubscribe } = app.subscribe(({ context: { visitor, campaignParams, hasSeenWelcome } }) => {
        write({
          user: { isContinuedGuest: visitor === 'continuedAsGuest' },
          [SESSION_KEY]: { isSignedIn: visitor === 'member' },
          [APPLICATION_KEY]: campaignParams,
          [uiStateKey]: { hasSeenWelcome },
        });
      });
      const stopFollowing = followWrites((key) => {
        followOrders(actors(app).order, key, { sharedStorage: storage, tabStorage });
        const session = key === SESSION_KEY ? readValue(storage, key, Session) : null;
        if (session !== null) void onSession(session.isSignedIn);
      });
      return () => {
        unsubscribe();
        stopFollowing();
      };
    },
  };
}
