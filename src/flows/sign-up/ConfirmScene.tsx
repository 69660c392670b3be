import { pictureOf } from '#src/pictures/pictures.ts';
import { Dish } from '#src/ui/Dish.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { Linen } from '#src/ui/Tableware.tsx';
import * as css from './ConfirmScene.css.ts';

const picture = (key: string) => ({ src: pictureOf(key) ?? undefined, width: 400, height: 300, decoding: 'async' }) as const;

/** What waits: a croissant and a coffee. */
export const ConfirmScene = () => (
  <Scene label="" className={css.strip}>
    <Linen className={css.linen} />
    <Dish className={css.dish} />
    <img {...picture('butter-croissant')} alt="" className={css.croissant} />
    <img {...picture('hearth-blend-coffee')} alt="" className={css.coffee} />
  </Scene>
);
