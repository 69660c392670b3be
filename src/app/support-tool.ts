import * as v from 'valibot';
import type { SalesAdmin } from '#domain/cart/create.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { onSessionEnded } from '#src/flows/session/session.effects.ts';
import type { App } from './create-app.ts';
import type { Services } from './services.ts';
import { forgetCart } from './storage/forget-cart.ts';

interface Frame {
  readonly addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void;
  /** The page is shown inside another one. */
  readonly isFramed: boolean;
}

/** This message and nothing besides. */
const Reset = v.pipe(
  v.looseObject({ type: v.literal('reset') }),
  v.check((message) => Object.keys(message).length === 1),
);

/** The support tool around this page may have it begin anew; everything else that is said to it is an error (SUPPORT-TOOL-01, -02, E-87). */
export function onSupportToolMessages(app: App, frame: Frame, services: Services): void {
  if (!frame.isFramed) return;
  frame.addEventListener('message', ({ origin, data }) => {
    const isReset = v.is(Reset, data);
    if (origin === services.config.supportToolOrigin && isReset) reset(app, services);
    else
      services.report({
        source: 'frame',
        message: isReset ? `A reset from ${origin}, which may not ask for it.` : `An unknown message from ${origin}.`,
      });
  });
}

/** Signs a member out; of a guest, who has no session to end, it clears the same. */
function reset(app: App, services: Services) {
  const { children, context } = app.getSnapshot();
  if (context.visitor === 'member') {
    children.session?.send({ type: 'logout.requested', redirectHome: true });
    return;
  }
  children.session?.send({ type: 'session.cleared' });
  onSessionEnded({ type: 'session.ended', redirectHome: true }, services);
  forgetCart(services.sharedStorage);
  for (const scope of ['cart', 'order'] as const) services.queryClient.removeQueries({ queryKey: scopeKey(scope) });
}

const ProxyUser = v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), userName: v.string() });

/** Who orders for a customer, by the cookie that the support tool sets; null outside its frame (SUPPORT-TOOL-03, OPEN-28). */
export function proxyUserIn(page: Pick<Document, 'cookie'>, { isFramed }: Pick<Frame, 'isFramed'>): SalesAdmin | null {
  if (!isFramed) return null;
  const pair = page.cookie.split('; ').find((one) => one.startsWith('proxyUser='));
  const parsed = v.safeParse(v.pipe(v.string(), v.transform(decode), v.parseJson(), ProxyUser), pair?.slice('proxyUser='.length));
  return parsed.success ? parsed.output : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Inside the support tool's frame: handles its messages, and returns the agent who orders for a customer. */
export function joinSupportTool(app: App, page: Window, services: Services): SalesAdmin | null {
  const isFramed = page.parent !== page;
  onSupportToolMessages(app, { addEventListener: page.addEventListener.bind(page), isFramed }, services);
  return proxyUserIn(page.document, { isFramed });
}
