import { Dish } from './Dish.tsx';
import * as css from './EmptyDish.css.ts';
import { Scene } from './Scene.tsx';
import { Crumbs, Linen, Spoon } from './Tableware.tsx';

interface EmptyDishProps {
  /** What the picture shows, for a screen reader. */
  readonly label: string;
  /** What is there beside the dish: crumbs of what was eaten; a spoon before it or, in a lower scene, on it. */
  readonly beside: 'crumbs' | 'spoon' | 'spoonOn';
}

/** An empty dish on a napkin: there is nothing here. */
export function EmptyDish({ label, beside }: EmptyDishProps) {
  switch (beside) {
    case 'crumbs':
      return (
        <Scene label={label} className={css.table}>
          <Linen className={css.crumbs.linen} />
          <Dish className={css.crumbs.dish} />
          <Crumbs className={css.crumbs.on} />
          <Crumbs className={css.crumbs.before} />
        </Scene>
      );
    case 'spoon':
      return (
        <Scene label={label} className={css.table}>
          <Linen className={css.spoon.linen} />
          <Dish className={css.spoon.dish} />
          <Spoon className={css.spoon.before} />
        </Scene>
      );
    case 'spoonOn':
      return (
        <Scene label={label} className={css.strip}>
          <Linen className={css.spoonOn.linen} />
          <Dish className={css.spoonOn.dish} />
          <Spoon className={css.spoonOn.on} />
        </Scene>
      );
  }
}
