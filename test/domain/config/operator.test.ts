import { describe, expect, it } from 'vitest';
import { defaultConfig, readConfig } from '#domain/config/config.ts';

const read = (block: object) => readConfig(JSON.stringify({ sandbox: 'embedded', ...block }));
const refused = (block: object) => read(block).problems;

describe('what an operator sets', () => {
  it('takes paths of calls that begin with a slash and no others (OPEN-24)', () => {
    expect(read({ paths: { cart: '/v2/cart' } })).toMatchObject({ problems: [], config: { paths: { cart: '/v2/cart' } } });
    expect(refused({ paths: { cart: 'v2/cart/' } })).toEqual(['paths']);
    expect(refused({ paths: { cart: 3 } })).toEqual(['paths']);
  });

  it('takes a pattern that is a regular expression (HTTP-13)', () => {
    const cloudFlag = { pattern: '^/api', name: 'cloud', value: '1' };
    expect(read({ cloudFlag })).toMatchObject({ problems: [], config: { cloudFlag } });
    expect(refused({ cloudFlag: { ...cloudFlag, pattern: '(' } })).toEqual(['cloudFlag']);
  });

  it.for(['Bakery', 'my bakery', '-x!', ''])('refuses the slug %j (OPEN-04)', (brandSlug) => {
    expect(refused({ brandSlug })).toEqual(['brandSlug']);
  });

  it('takes no address of elsewhere as the maintenance page', () => {
    expect(refused({ maintenancePage: 'https://elsewhere.example/' })).toEqual(['maintenancePage']);
    expect(read({ maintenancePage: '/closed.html' })).toMatchObject({ config: { maintenancePage: '/closed.html' } });
  });

  it('takes a picture of a map from another origin whose address has a place, and no other', () => {
    const map = { imageUrl: 'https://maps.example/static/{lng},{lat},{zoom}/{width}x{height}' };
    expect(read({ map })).toMatchObject({ config: { map } });
    expect(refused({ map: { imageUrl: 'https://maps.example/static.png' } })).toEqual(['map']);
    expect(refused({ map: { imageUrl: 'https://{lat}.example/{lng}/{zoom}' } })).toEqual(['map']);
    expect(refused({ map: 'interactive' })).toEqual(['map']);
  });

  it('names every key that cannot be used once, and keeps the rest', () => {
    const { config, problems } = read({ slotDays: 0, searchRadius: -1, headers: { traceId: '', insecure: '' }, brandSlug: 'bread-2' });
    expect(problems.toSorted()).toEqual(['headers', 'searchRadius', 'slotDays']);
    expect(config).toEqual({ ...defaultConfig, brandSlug: 'bread-2' });
  });

  it('is by default no caterer, with its own maintenance page', () => {
    expect(defaultConfig).toMatchObject({ isCatering: false, maintenancePage: '/maintenance.html', sandbox: 'embedded' });
  });
});
