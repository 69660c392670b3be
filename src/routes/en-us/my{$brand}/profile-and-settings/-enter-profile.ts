import { redirect } from '@tanstack/react-router';
import { reauthFor } from '#domain/navigation/entry.ts';
import { profileWish } from '#machines/door/wish.ts';
import { isProfilePart } from '#domain/navigation/profile-parts.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import '#src/text/late/profile.ts';
import { text } from '#src/text/text.ts';

interface Wanted {
  readonly pathname: string;
  readonly href: string;
  /** `stay`: the page is open already, as when a dialog over it closes by going back in the history. */
  readonly cause: 'preload' | 'enter' | 'stay';
}

/** Only a member whose session is to be trusted comes in (SIGNIN-18, ROUTES-35). Gives the title of the page. */
export async function enterProfile(context: RouterContext, params: { brand: string; part: string }, { pathname, href, cause }: Wanted) {
  const { door, startSession, visit } = context;
  if (!isProfilePart(params.part)) {
    throw redirect({ to: '/en-us/my{$brand}/profile-and-settings/{$part}.html', params: { ...params, part: 'profile' } });
  }
  const page = { title: text('profile.title', { part: text(`profile.part.${params.part}`), brand: text('app.name') }) };
  const member = await door.member();
  if (member === null) {
    // Asked once for an arrival, or closing the question would ask it anew.
    if (cause === 'enter') door.signIn(profileWish(href));
    return page;
  }
  if (reauthFor(pathname, member) !== null) {
    void door.askAgain(href);
    // They stay where they are until they have answered.
    const last = visit.recent().at(-1);
    if (last !== undefined && last !== href) throw redirect({ href: last });
    return page;
  }
  startSession().send({ type: 'profile.opened' });
  return page;
}
