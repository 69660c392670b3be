import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Dish } from '#src/ui/Dish.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import * as css from './HeroScene.css.ts';
import { hero, lowHero } from './Home.css.ts';

/** Before the scripts: they are small, and one of them is the largest thing on the page. */
const picture = (key: string) =>
  ({ src: pictureOf(key) ?? undefined, width: 400, height: 300, decoding: 'async', fetchPriority: 'high' }) as const;

/** What came out of the oven, on the counter: one picture for the ear. `isLow`: something stands below it. */
export const HeroScene = ({ isLow }: { readonly isLow: boolean }) => (
  <Scene label={text('home.scene')} className={isLow ? lowHero : hero}>
    <img {...picture('stone-oven-baguette')} alt="" className={css.baguette} />
    <img {...picture('country-sourdough')} alt="" className={css.sourdough} />
    <Dish className={css.dish} />
    <img {...picture('butter-croissant')} alt="" className={css.croissant} />
    <img {...picture('hearth-blend-coffee')} alt="" className={css.coffee} />
    <img {...picture('seven-seed-bagel')} alt="" className={css.bagels} />
  </Scene>
);
