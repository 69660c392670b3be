import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './Carousel.css.ts';
import { carouselMove, stepsOfMove } from './carousel-move.ts';
import { IconButton } from './IconButton.tsx';

interface CarouselProps {
  readonly label: string;
  readonly backLabel: string;
  readonly onLabel: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A row that is longer than its place: it scrolls by touch and wheel, and by arrows that hide at its ends (UI-04, UI-05). */
export function Carousel({ label, backLabel, onLabel, children }: CarouselProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const track = ref.current;
    if (track === null) return;
    const look = () =>
      setEnds({ isAtStart: track.scrollLeft <= 0, isAtEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - 1 });
    const resized = new ResizeObserver(look);
    resized.observe(track);
    track.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      track.removeEventListener('scroll', look);
    };
  }, []);

  function move(direction: 1 | -1) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return ref.current?.scrollBy({ left: direction * carouselMove.distance });
    const steps = [...stepsOfMove()];
    const timer = setInterval(() => {
      const step = steps.pop();
      if (step === undefined || ref.current === null) return clearInterval(timer);
      ref.current.scrollLeft += direction * step;
    }, carouselMove.everyMs);
  }

  return (
    <section className={css.carousel} aria-label={label}>
      {!ends.isAtStart && (
        <div className={css.back}>
          <IconButton label={backLabel} icon={ChevronLeft} tone="accent" isRound onClick={() => move(-1)} />
        </div>
      )}
      <ul ref={ref} className={css.track}>
        {children}
      </ul>
      {!ends.isAtEnd && (
        <div className={css.on}>
          <IconButton label={onLabel} icon={ChevronRight} tone="accent" isRound onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
}
