import { sceneOf, servedOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { Scene } from '#src/ui/Scene.tsx';
import * as css from './OrderScene.css.ts';

interface OrderSceneProps {
  /** Keys of pictures, at most five; none: there is no scene. */
  readonly things: readonly string[];
  /** `strip`: on top of a phone's page; `scene`: beside a desk's. */
  readonly shape: 'strip' | 'scene';
}

/** What was ordered, on the counter: one picture for the ear. */
export function OrderScene({ things, shape }: OrderSceneProps) {
  const spots = (shape === 'strip' ? css.onStrip : css.onScene)[things.length];
  if (spots === undefined || things.length === 0) return null;
  return (
    <div className={shape === 'strip' ? css.strip : css.scene}>
      <Scene label={text('confirmation.scene')} className={shape === 'strip' ? css.stripShape : css.sceneShape}>
        {things.map((key, at) => (
          <img
            key={`${key} ${at}`}
            className={spots[at]}
            // Alone it is shown near, however small it is.
            src={(things.length === 1 ? sceneOf(key).served : servedOf(key)) ?? undefined}
            alt=""
            width={500}
            height={330}
            loading="lazy"
            decoding="async"
          />
        ))}
      </Scene>
    </div>
  );
}
