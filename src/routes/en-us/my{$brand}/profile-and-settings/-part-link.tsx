import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfilePart } from '#domain/navigation/profile-parts.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import * as itemCss from '#src/flows/profile/Items.css.ts';

interface PartLinkProps {
  readonly part: ProfilePart;
  /** What changes there, for a screen reader. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** The way from a row to the part that it is about. */
export function PartLink({ part, name, children }: PartLinkProps) {
  const { brand } = useParams({ from: '/en-us/my{$brand}/profile-and-settings/{$part}.html' });
  return (
    <Link
      to="/en-us/my{$brand}/profile-and-settings/{$part}.html"
      params={{ brand, part }}
      className={itemCss.textLink}
      aria-label={name === undefined ? undefined : text('profile.change.of', { name })}
    >
      {children}
    </Link>
  );
}
