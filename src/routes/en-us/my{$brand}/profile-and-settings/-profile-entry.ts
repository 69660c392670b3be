import { redirect } from '@tanstack/react-router';
import { reauthFor } from '#domain/navigation/entry.ts';
import { isProfilePart } from '#domain/navigation/profile-parts.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { enterProfile, type Access, type EntryContext } from './-enter-profile.ts';

type Wanted = { readonly pathname: string; readonly href: string; readonly preload: boolean };

/** What the page needs before it shows. */
interface ProfileEntry {
  readonly title: string;
  readonly enter: (how: { readonly isArrival: boolean }) => void;
}

/** Decides who may come in (SIGNIN-18, ROUTES-35). A preload asks no one. */
export async function profileEntry(
  context: EntryContext,
  params: { readonly brand: string; readonly part: string },
  { pathname, href, preload }: Wanted,
): Promise<ProfileEntry> {
  if (!isProfilePart(params.part)) {
    throw redirect({ to: '/en-us/my{$brand}/profile-and-settings/{$part}.html', params: { ...params, part: 'profile' } });
  }
  const title = text('profile.title', { part: text(`profile.part.${params.part}`), brand: text('app.name') });
  const entry = (access: Access) => ({ title, enter: enterProfile(context, access, href) });
  const member = preload ? null : await context.auth.member();
  if (member === null) return entry('guest');
  if (reauthFor(pathname, member) === null) return entry('member');
  const last = context.visit.recent().at(-1);
  if (last === undefined || last === href) return entry('distrusted');
  // They stay where they are until they have answered: a page that is not entered sends no event of its own.
  void context.auth.askAgain(href);
  throw redirect({ href: last });
}
