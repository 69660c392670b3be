import { useState } from 'react';
import type { ComboPicks, ComboPlaceName } from '#domain/combo/picks.ts';
import type { ComboPlaces } from '#domain/combo/places.ts';
import { pictureOf, servedOf } from '#src/pictures/pictures.ts';
import { Scene } from '#src/ui/Scene.tsx';
import * as css from './Tray.css.ts';
import { placeNames } from './part-words.ts';

/** What is chosen so far, on a counter; an empty dish has the name of its place. The rows below say the same. */
export const Tray = ({ places, picks }: { readonly places: ComboPlaces; readonly picks: ComboPicks }) => (
  <Scene label="" className={css.tray}>
    {placeNames(places).map((place) => (
      <Dish key={`${place} ${picks[place]?.imgKey}`} place={place} imgKey={picks[place]?.imgKey ?? null} name={places[place]?.name ?? ''} />
    ))}
  </Scene>
);

function Dish({ place, imgKey, name }: { readonly place: ComboPlaceName; readonly imgKey: string | null; readonly name: string }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const shown = [servedOf(imgKey), pictureOf(imgKey)].find((address) => address !== null && !missing.includes(address));
  if (shown)
    return (
      <img
        className={css.food({ place })}
        src={shown}
        alt=""
        width={500}
        height={330}
        decoding="async"
        onError={() => setMissing([...missing, shown])}
      />
    );
  return (
    <span className={css.empty({ place })}>
      <span className={css.word}>{name}</span>
      <span className={css.dish} />
    </span>
  );
}
