import { expect, it } from 'vitest';
import { style } from '#sandbox/drawer/style.ts';
import { openBrowser } from './kit/guest.ts';

const newGuest = openBrowser();

it.each([
  [390, 0],
  [768, 0],
  [1280, 48],
])('the tab of the sandbox covers nothing of a page of %i px, whose sides are %i px wide', async (width, side) => {
  const page = await newGuest({ width, height: 700 });
  await page.setContent(`<body style="margin: 0"><main style="block-size: 1500px; margin-inline: ${side}px"></main></body>`);
  const { tab, content } = await page.evaluate((css) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const button = root.appendChild(document.createElement('aside')).appendChild(document.createElement('button'));
    button.className = 'tab';
    button.textContent = 'Sandbox';
    const boxOf = (element: Element | null) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom };
    };
    return { tab: boxOf(button), content: boxOf(document.querySelector('main')) };
  }, style);
  expect(tab.top >= content.bottom || tab.right <= content.left).toBe(true);
  expect(tab.bottom - tab.top).toBeGreaterThanOrEqual(44);
});
