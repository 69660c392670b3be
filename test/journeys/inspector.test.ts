import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { addSoup, chooseAsap, chooseCafe, comeIn, continueAsGuest, orderNumber, placeOrder, sayWho, typeCard } from './kit/steps.ts';

const newGuest = openBrowser();

/** Comes to the order setup itself with the inspector open, out of the page's way. */
async function comeInWatched(page: Page) {
  await page.goto('/app/startOrder.html?debug');
  await page.getByRole('complementary', { name: 'Inspector' }).getByRole('button', { name: 'Hide' }).click();
  await continueAsGuest(page, 'RPU');
}

async function saveRecording(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Inspector' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save recording' }).click()]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'recording-')), download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

const replay = (file: string) =>
  spawnSync(process.execPath, ['tools/paths/paths.ts', '--replay', file], { encoding: 'utf8', timeout: 60_000 });

describe('the inspector', () => {
  it('records an order that is walked again to the same states, without the card', async () => {
    const page = await newGuest({ width: 1280, height: 900 });
    const faults = listenForFaults(page);
    await comeInWatched(page);
    await chooseCafe(page, '62701');
    await chooseAsap(page);
    await addSoup(page);
    await sayWho(page);
    await typeCard(page);
    await placeOrder(page);
    await orderNumber(page);
    const file = await saveRecording(page);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/4111 ?1111|"123"/);
    const { stdout, stderr, status } = replay(file);
    expect(stderr).toBe('');
    expect(stdout).toContain('→ placed: It is placed');
    expect(stdout).toContain('Everything came out as it was recorded.');
    expect(status).toBe(0);
    expect(faults).toEqual([]);
  });

  it('tells where a recording comes out otherwise', async () => {
    const page = await newGuest();
    await comeInWatched(page);
    const file = await saveRecording(page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"kind": "searchingCafe"', '"kind": "searchingAddress"'));
    const { stdout, stderr, status } = replay(file);
    expect(stderr).toContain('then it was');
    expect(stdout).toContain('Not everything came out as it was recorded.');
    expect(status).toBe(1);
  });

  it('opens on the flow that the guest is in', async () => {
    const page = await newGuest();
    await page.goto('/app/startOrder.html?debug');
    const current = page.getByRole('navigation', { name: 'Live flows' }).locator('[aria-current=true]');
    await expect.poll(() => current.textContent()).toMatch(/^orderSetup/);
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByRole('button', { name: 'Inspector' }).click();
    await expect.poll(() => current.textContent()).toMatch(/^orderSetup choosingDestination/);
  });

  it('works above a modal dialog, and the dialog stays open', async () => {
    const page = await newGuest({ width: 1280, height: 900 });
    await page.goto('/app/menu.html?debug&openOverlay=sign-in');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const inspector = page.getByRole('complementary', { name: 'Inspector' });
    await inspector.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Inspector' }).click();
    await inspector.getByLabel('Events of').selectOption('signIn');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).first().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await inspector.getByRole('button', { name: 'Hide' }).click();
  });

  it('stays open over a full load, and its recording goes on', async () => {
    const page = await newGuest();
    await comeInWatched(page);
    await page.goto('/app/startOrder.html');
    await page.getByRole('complementary', { name: 'Inspector' }).getByRole('button', { name: 'Hide' }).click();
    await chooseCafe(page, '62701');
    await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
    const file = await saveRecording(page);
    const { actors } = JSON.parse(readFileSync(file, 'utf8')) as {
      actors: { id: string; flow: string; steps: { event: { type: string } }[] }[];
    };
    const setups = actors.filter(({ flow }) => flow === 'orderSetup');
    expect(setups.map(({ id }) => id.startsWith('2/'))).toEqual([false, true]);
    expect(setups[0]!.steps.map(({ event }) => event.type)).toContain('guest.continued');
    expect(replay(file).status).toBe(0);
    await page.getByRole('complementary', { name: 'Inspector' }).getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Inspector' }).count()).toBe(0);
  });

  it('keeps the focus where its button was', async () => {
    const page = await newGuest();
    await page.goto('/?debug');
    await page.getByRole('button', { name: 'Hide' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Inspector');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Hide');
  });

  it('is not loaded by a page that does not ask for it', async () => {
    const page = await newGuest();
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    await comeIn(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script.includes('hearthside.log'))).toEqual([]);
  });
});
