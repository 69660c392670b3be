import { useState, type ReactNode } from 'react';
import * as css from './FoodScene.css.ts';
import { wide } from './Scene.css.ts';
import { Scene } from './Scene.tsx';

interface FoodSceneProps {
  /** The dish as it stands on a table; where it does not come, the dish alone does. */
  readonly served: string | null;
  /** The dish alone. Null, or one that does not come, leaves the counter empty. */
  readonly src: string | null;
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** Above the fold: loads at once. Default: false. */
  readonly isEager?: boolean;
  /** Two plates wide, and as high as one. Default: false. */
  readonly isWide?: boolean;
  /** For its size and place. Default: as wide as there is room. */
  readonly className?: string | undefined;
  /** Lies under the dish. */
  readonly children?: ReactNode;
}

/** One thing alone on a counter. A heading beside it names it. */
export function FoodScene({ served, src, isDimmed = false, isEager = false, isWide = false, className, children }: FoodSceneProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const shown = [served, src].find((address) => address !== null && !missing.includes(address));
  return (
    <Scene label="" className={isWide ? wide : className}>
      {children}
      {shown && (
        <img
          // An address that failed is not tried again in the same element.
          key={shown}
          className={css.food({ as: `${shown === served ? 'served' : 'alone'}${isWide ? 'Wide' : ''}`, isDimmed })}
          src={shown}
          alt=""
          width={shown === served ? 500 : 400}
          height={shown === served ? 330 : 300}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing([...missing, shown])}
        />
      )}
    </Scene>
  );
}
