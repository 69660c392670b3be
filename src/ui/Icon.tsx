import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';

interface IconProps {
  /** The shapes of the icon, in a box of 24 × 24. */
  readonly of: IconNode;
  /** Width and height in pixels. Default: 20. */
  readonly size?: number;
  /** In units of the box. Default: 1.75. */
  readonly strokeWidth?: number;
  /** For its color and place. Default: the color of the text. */
  readonly className?: string | undefined;
}

/** An interface icon in the color of the text. Hidden from assistive technology: a label beside it says what it means. */
export const Icon = memo(function Icon({ of, size = 20, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, shape], index) => createElement(tag, { ...shape, key: index }))}
    </svg>
  );
});
