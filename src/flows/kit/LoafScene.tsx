import { pictureOf } from '#src/pictures/pictures.ts';
import { Scene } from '#src/ui/Scene.tsx';
import { Board, Crumbs, Linen } from '#src/ui/Tableware.tsx';
import * as css from './LoafScene.css.ts';

/** A loaf on a board: we are away for a moment. */
export const LoafScene = ({ label }: { readonly label: string }) => (
  <Scene label={label} className={css.counter}>
    <Linen className={css.linen} />
    <Board className={css.board} />
    <img src={pictureOf('country-sourdough') ?? undefined} alt="" width={400} height={300} decoding="async" className={css.loaf} />
    <Crumbs className={css.crumbs} />
  </Scene>
);
