import type { World } from '../world/world.ts';
import { button, element } from './element.ts';
import { cards, clock, discounts, faults, features, inbox, scenarioChoices, people, prospects, reset } from './parts.ts';
import { style } from './style.ts';

/**
 * Puts the Sandbox drawer at the edge of the page, in a shadow root outside the product's own interface.
 * It builds nodes and adopts a style sheet, which any Content-Security-Policy allows.
 * `keepToken` puts the token of a session where the page looks for it when it starts.
 */
export function openDrawer(world: World, keepToken: (token: string) => void): void {
  const host = element('div', { 'data-sandbox': true });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];

  const dialog = element('dialog', { 'aria-label': 'Sandbox' });
  const reload = () => location.reload();
  const onSignedIn = (token: string) => {
    keepToken(token);
    // Nothing that this tab keeps of the person before comes back.
    sessionStorage.clear();
    reload();
  };
  const refresh = () =>
    dialog.replaceChildren(
      element(
        'div',
        { class: 'row' },
        element('h1', {}, 'Sandbox'),
        button('Close', () => dialog.close()),
      ),
      inbox(world),
      clock(world, reload),
      people(world, onSignedIn),
      prospects(),
      scenarioChoices(world),
      features(world, reload),
      cards(),
      discounts(),
      faults(world, refresh),
      reset(world, reload),
    );
  const tab = element('button', { type: 'button', class: 'tab', 'aria-haspopup': 'dialog' }, 'Sandbox');
  tab.addEventListener('click', () => {
    refresh();
    dialog.showModal();
  });
  root.append(element('aside', { 'aria-label': 'Sandbox' }, tab), dialog);
  document.body.append(host);
}
