import type { CallFailure } from '#domain/app/call-failure.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { SocialProvider } from '#machines/sign-in/sign-in.types.ts';
import '#src/text/late/session.ts';
import { text } from '#src/text/text.ts';
import type { App } from '../actors.ts';

type Children<Ref extends { getSnapshot: () => unknown }> =
  ReturnType<Ref['getSnapshot']> extends { children: infer Inner } ? Inner : never;
type Session = NonNullable<ReturnType<App['getSnapshot']>['children']['session']>;
type Door = NonNullable<Children<Session>['door']>;
type SignIn = NonNullable<Children<Door>['signIn']>;
type StoredSignIn = NonNullable<Children<Door>['storedSignIn']>;

/** What signing in tells beside how it ended: that it failed (SIGNIN-16), and what became of a provider's account (SIGNUP-09). */
export function hearSignIn(app: App, session: Session, onFailure: (failure: CallFailure) => void): void {
  const heard = new WeakSet<Door | SignIn | StoredSignIn>();
  const isNew = <Ref extends Door | SignIn | StoredSignIn>(ref: Ref | undefined): ref is Ref => {
    if (ref === undefined || heard.has(ref)) return false;
    heard.add(ref);
    return true;
  };
  const say = (tone: 'success' | 'info', key: string, provider: SocialProvider) => {
    const notice = noticeOf(tone, key, { values: { provider: text(`signIn.social.${provider}`) } });
    app.send({ type: 'notice.shown', notice });
  };
  const look = ({ signIn, storedSignIn }: Children<Door>) => {
    if (isNew(storedSignIn)) storedSignIn.on('login.failed', ({ failure }) => onFailure(failure));
    if (!isNew(signIn)) return;
    signIn.on('login.failed', ({ failure }) => onFailure(failure));
    signIn.on('social.linked', ({ provider }) => say('success', 'signIn.linked', provider));
    signIn.on('social.notLinked', ({ provider }) => say('info', 'signIn.notLinked', provider));
  };
  session.subscribe(({ children: { door } }) => {
    if (!isNew(door)) return;
    door.subscribe(({ children }) => look(children));
    look(door.getSnapshot().children);
  });
}
