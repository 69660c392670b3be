import type { App, Flows } from '../actors.ts';
import type { FollowSession } from './follow.ts';
import type { createAppRouter } from '../router.ts';

type Router = ReturnType<typeof createAppRouter>;

/** Follows signing in and out. Most visits never do, so what follows comes with the door's own code. */
export function createSessionFollower(
  { app, flows }: { readonly app: App; readonly flows: Pick<Flows, 'session'> },
  page: Omit<FollowSession, 'app' | 'router'>,
  isOfAnother: () => boolean,
) {
  const { reload } = page;
  let router: Router | null = null;
  let following: Promise<void> | null = null;
  async function follow() {
    const [{ followSession }] = await Promise.all([import('./follow.ts'), flows.session()]);
    if (router !== null) await followSession({ ...page, app, router });
  }
  // A lost connection is not remembered: the next time asks anew.
  const ready = () =>
    (following ??= follow().catch((error: unknown) => {
      following = null;
      throw error;
    }));
  return {
    /** Waits until somebody can be asked who they are. */
    ready,
    leadBy(known: Router) {
      router = known;
    },
    /** Another tab signed somebody in or out. */
    async followTab(isSignedIn: boolean) {
      const isMember = app.getSnapshot().context.visitor === 'member';
      if (isSignedIn === isMember) return;
      // Somebody else has signed in meanwhile, while this tab slept: theirs is the cookie now.
      if (!isSignedIn && isOfAnother()) return reload();
      await ready();
      app
        .getSnapshot()
        .children.session?.send(isSignedIn ? { type: 'session.opened', session: null } : { type: 'logout.requested', goesHome: true });
    },
  };
}
