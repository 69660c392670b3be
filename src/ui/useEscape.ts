import { useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` when the Escape key is pressed anywhere on the page, while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isOn]);
}
