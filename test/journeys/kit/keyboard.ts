import type { Page } from 'playwright';

/** Walks with Tab until the named control has the focus. */
export async function tabTo(page: Page, name: RegExp) {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].filter(Boolean).join(' ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`The keyboard never came to ${String(name)}.`);
}

/** Walks to the named control, and presses a key on it. */
export async function press(page: Page, name: RegExp, key = 'Enter') {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Walks to the named field, and types. */
export async function type(page: Page, name: RegExp, words: string) {
  await tabTo(page, name);
  await page.keyboard.type(words);
}
