import { useSyncExternalStore } from 'react';
import { media } from './media.ts';

const query = () => matchMedia(media.desk);
function subscribe(onChange: () => void) {
  const desk = query();
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}
const isDesk = () => query().matches;
const isDeskOnServer = () => false;

/** Whether the window is as wide as a desk's, where what is beside a page on a desk has another place on a phone. */
export const useIsDesk = (): boolean => useSyncExternalStore(subscribe, isDesk, isDeskOnServer);
