import { must } from '#domain/must.ts';

/** Returns the element of `index.html` with an id. @throws where it is not there. */
export const pageElement = (id: 'start' | 'root' | 'start-loading' | 'start-failure'): HTMLElement => must(document.getElementById(id), id);

/** Dispatches an analytics event on the window: `hearthside:pageview`, `loginfailed`, `submitfailed`, `apifailed`. */
export const trackEvent = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(`hearthside:${name}`, { detail }));

/** Moves the focus to the heading of the page. A page that waits for the next one has a hidden one, which takes no focus. */
export function focusHeading(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main h1')) heading.focus({ preventScroll: true });
}

/** Takes away what `index.html` shows over the page until that is there; a focus in it goes to the page's heading. A second call changes nothing. */
export function showPage(): void {
  const start = document.getElementById('start');
  if (start === null) return;
  const hadFocus = start.contains(document.activeElement);
  start.remove();
  if (hadFocus) focusHeading();
}

/** Shows the page as soon as it has a heading, where it is not shown yet. */
export function showPageOnceDrawn(): void {
  const isWaiting = document.getElementById('start') !== null && pageElement('root').querySelector('h1') === null;
  if (isWaiting) requestAnimationFrame(showPageOnceDrawn);
  else showPage();
}

/** Shows that the app could not start, in the words of `index.html`: the texts may be what could not be loaded. */
export function showStartFailure(): void {
  pageElement('start-loading').hidden = true;
  pageElement('start-failure').hidden = false;
  pageElement('start').dataset['failed'] = '';
}
