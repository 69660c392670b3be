import { useState } from 'react';
import { food } from './FoodScene.css.ts';
import { Scene } from './Scene.tsx';

interface FoodSceneProps {
  /** Null, or one that does not come, leaves the counter empty. */
  readonly src: string | null;
  /** Above the fold: loads at once. Default: false. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** One thing alone on a counter. A heading beside it names it. */
export function FoodScene({ src, isEager = false, className }: FoodSceneProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <Scene label="" className={className}>
      {src !== null && src !== missing && (
        <img
          className={food}
          src={src}
          alt=""
          width={400}
          height={300}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(src)}
        />
      )}
    </Scene>
  );
}
