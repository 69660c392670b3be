import type { ReactNode } from 'react';
import { scene } from './Scene.css.ts';

interface SceneProps {
  /** What is on the counter, as one picture; empty where it only decorates. */
  readonly label: string;
  /** Another shape. */
  readonly className?: string | undefined;
  /** Pictures, each at its `place`. */
  readonly children?: ReactNode;
}

/** A wall and a counter with things on it: a picture larger than a plate. */
export const Scene = ({ label, className, children }: SceneProps) => (
  <div
    className={className === undefined ? scene : `${scene} ${className}`}
    role={label === '' ? undefined : 'img'}
    aria-label={label || undefined}
    aria-hidden={label === '' || undefined}
  >
    {children}
  </div>
);
