import type { ReactNode } from 'react';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import * as css from './Profile.css.ts';

interface EmptyPartProps {
  readonly heading: string;
  readonly children: string;
  /** The one thing that helps. */
  readonly action?: ReactNode;
}

/** A part of the profile in which there is nothing yet. */
export const EmptyPart = ({ heading, children, action }: EmptyPartProps) => (
  <EmptyState
    picture={
      <div className={css.dish}>
        <EmptyDish beside="spoonOn" label={text('profile.empty.dish')} />
      </div>
    }
    heading={heading}
    action={action}
  >
    {children}
  </EmptyState>
);
