import { Circle } from 'lucide';
import { useState } from 'react';
import * as css from './Thumbnail.css.ts';
import { Icon } from './Icon.tsx';

interface ThumbnailProps {
  /** Of 4:3; none, or one that does not come, is the neutral plate (UI-13). */
  readonly src: string | null;
  /** Of what shares the plate. Default: nothing does. */
  readonly second?: string | null | undefined;
  /** Alternative text; empty where the name is beside the picture. */
  readonly alt?: string;
  /** `card` is 4:3, and a row's plate on phones; `line` is of a line of a cart, and `small` of one that is only read. */
  readonly size?: 'card' | 'large' | 'row' | 'line' | 'small';
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** Above the fold: loads at once. */
  readonly isEager?: boolean;
}

/** A picture of food on a plain ground, which stays empty where there is none. */
export function Thumbnail({ src, second = null, alt = '', size = 'card', isDimmed = false, isEager = false }: ThumbnailProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const shown = [src, second].flatMap((address) => (address === null || missing.includes(address) ? [] : [address]));
  return (
    <div className={css.plate({ size })} role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
      {shown.length === 0 && <Icon of={Circle} size={28} strokeWidth={1.5} className={css.blank} />}
      {shown.map((address, at) => (
        <img
          key={at}
          className={css.picture({ size, isDimmed, isPair: shown.length > 1 })}
          src={address}
          alt=""
          width={400}
          height={300}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing((known) => [...known, address])}
        />
      ))}
    </div>
  );
}
