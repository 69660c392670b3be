import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDrawer } from '#sandbox/drawer/drawer.ts';
import { openWorld } from '#sandbox/world/world.ts';

afterEach(() => document.querySelectorAll('[data-sandbox], main').forEach((part) => part.remove()));

it.each([
  [390, 0],
  [768, 0],
  [1280, 48],
])('the tab of the sandbox covers nothing of a page of %i px, whose sides are %i px wide', async (width, side) => {
  await page.viewport(width, 700);
  const content = document.createElement('main');
  content.style.cssText = `block-size: 1500px; margin-inline: ${side}px`;
  document.body.append(content);
  openDrawer(openWorld(), () => {});
  const tab = page.getByRole('button', { name: 'Sandbox' }).element().getBoundingClientRect();
  const { left, bottom } = content.getBoundingClientRect();
  expect(tab.top >= bottom || tab.right <= left).toBe(true);
  expect(tab.height).toBeGreaterThanOrEqual(44);
});
