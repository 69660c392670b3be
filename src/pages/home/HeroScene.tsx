import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { Dish } from '#src/ui/Dish.tsx';
import { counterPictures } from './counter-pictures.ts';
import * as css from './HeroScene.css.ts';
import { caption, hero } from './Home.css.ts';

const size = { width: 400, height: 300, decoding: 'async' } as const;

/** What came out of the oven, on the counter: one picture for the ear. */
export const HeroScene = () => (
  <div>
    <div className={hero}>
      <img {...size} alt="" className={css.baguette} src={counterPictures.baguette} />
      <img {...size} alt={text('home.scene')} className={css.sourdough} src={counterPictures.sourdough} />
      <Dish className={css.dish} />
      <img {...size} alt="" className={css.croissant} src={counterPictures.croissant} />
      <img {...size} alt="" className={css.coffee} src={counterPictures.coffee} />
      <img {...size} alt="" className={css.bagels} src={counterPictures.bagels} />
    </div>
    <p className={caption}>
      <strong>{text('home.oven')}</strong> {text('home.oven.what')}
    </p>
  </div>
);
