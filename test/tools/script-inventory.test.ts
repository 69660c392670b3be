import { expect, it } from 'vitest';
import { defaultConfig } from '#domain/config/config.ts';
import { securityHeaders } from '#tools/serve/headers.ts';
import { providerScripts } from '#tools/serve/provider-scripts.ts';
import { unlistedScripts, type ScriptInventory } from '#tools/serve/script-inventory.ts';
import { hashOf } from '#tools/vite/integrity.ts';
import { reasonOf } from '#tools/vite/script-inventory.ts';

const config = {
  ...defaultConfig,
  captcha: { scriptUrl: 'https://captcha.example/api.js', siteKey: 'key' },
  fraud: { scriptUrl: 'https://fraud.example/collect.js', clientId: 'client', host: 'https://collect.example' },
  payPal: { scriptUrl: 'https://paypal.example/sdk.js', clientId: 'client' },
};
const inventory: ScriptInventory = {
  files: [{ address: '/assets/base-1.js', integrity: hashOf('base'), reason: reasonOf('/assets/base-1.js') }],
  inline: [],
  providers: providerScripts(config),
};

it('a script is listed by its address and its content, and one of a provider by its whole address', () => {
  expect(
    unlistedScripts(inventory, [
      { address: '/assets/base-1.js', integrity: hashOf('base') },
      { address: '/assets/base-1.js', integrity: null },
      { address: 'https://captcha.example/api.js', integrity: null },
      { address: '/assets/base-1.js', integrity: hashOf('other') },
      { address: '/assets/base-2.js', integrity: hashOf('base') },
      { address: '/assets/base-3.js', integrity: null },
      { address: 'https://captcha.example/other.js', integrity: null },
    ]),
  ).toEqual(['/assets/base-1.js', '/assets/base-2.js', '/assets/base-3.js', 'https://captcha.example/other.js']);
});

it('a script of the build needs a reason', () => {
  expect(() => reasonOf('/other.js')).toThrow('/other.js');
});

it('the policy of a page lets in the scripts that the inventory has for pages, and none that it has for frames', () => {
  const policy = securityHeaders(config, '')['content-security-policy'] ?? '';
  const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
  expect(sources.split(' ')).toEqual(["'self'", 'https://fraud.example']);
});
