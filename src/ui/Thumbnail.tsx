import { ImageOff } from 'lucide';
import { useState } from 'react';
import * as css from './Thumbnail.css.ts';
import { Icon } from './Icon.tsx';

interface ThumbnailProps {
  /** One picture, or two side by side; none, or one that does not come, is the neutral plate (UI-13). */
  readonly src: string | readonly [string, string] | null;
  /** Alternative text; empty where the name is beside the picture. */
  readonly alt?: string;
  /** `card` is 4:3, and a row's plate on phones. */
  readonly size?: 'card' | 'large' | 'row' | 'small';
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** Above the fold: loads at once. */
  readonly isEager?: boolean;
}

export function Thumbnail({ src, alt = '', size = 'card', isDimmed = false, isEager = false }: ThumbnailProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const wanted = src === null ? [] : typeof src === 'string' ? [src] : src;
  const pictures = wanted.filter((url) => !missing.includes(url));
  return (
    <div className={css.plate({ size })} role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
      {pictures.length === 0 && <Icon of={ImageOff} size={28} strokeWidth={1.5} className={css.blank} />}
      {pictures.map((url, at) => (
        <img
          key={url}
          className={css.picture({ size, isDimmed, place: pictures.length === 1 ? 'alone' : at === 0 ? 'left' : 'right' })}
          src={url}
          alt=""
          width={160}
          height={160}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing((known) => [...known, url])}
        />
      ))}
    </div>
  );
}
