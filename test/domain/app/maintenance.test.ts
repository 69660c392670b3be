import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maintenanceAddress } from '#domain/app/maintenance.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { allTexts } from '#stories/foundations/all-texts.ts';

it('E-89: the maintenance page carries a timestamp (MAINT-01)', () => {
  const now = Temporal.Instant.from('2026-03-09T15:00:00Z');
  expect(maintenanceAddress('/maintenance.html', now)).toBe('/maintenance.html?ts=1773068400000');
});

it('The maintenance page is a file at its address, and says what the site says, without a script or a style of its own (MAINT-01)', () => {
  const html = readFileSync(`public${defaultConfig.maintenancePage}`, 'utf8');
  expect(html).toContain(`<h1>${allTexts['page.maintenance.heading']}</h1>`);
  expect(html).toContain(`<p>${allTexts['page.maintenance']}</p>`);
  expect(html).toContain(`alt="${allTexts['page.maintenance.scene']}"`);
  expect(html).not.toMatch(/<script|<style| style=/);
});
