import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultConfig, readConfig } from '#domain/config/config.ts';

it('has every default in a block that only names the sandbox', () => {
  expect(readConfig('{"sandbox":"embedded"}')).toEqual({ config: defaultConfig, problems: [] });
  expect(defaultConfig).toMatchObject({
    sandbox: 'embedded',
    searchRadius: 8,
    slotDays: 7,
    slotIntervalMinutes: 15,
    curbsideCutoff: '21:00',
    headers: {
      originSource: 'X-Origin-Source',
      originSourceValue: 'OMNI_WEB',
      accessToken: 'X-Access-Token',
      expirationDate: 'expirationdate',
    },
  });
});

it('takes what an operator sets, one header alone too', () => {
  const { config, problems } = readConfig('{"sandbox":"off","apiBaseUrl":"https://api.example/v1","headers":{"accessToken":"X-Token"}}');
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ sandbox: 'off', apiBaseUrl: 'https://api.example/v1' });
  expect(config?.headers).toEqual({ ...defaultConfig.headers, accessToken: 'X-Token' });
});

it('names a value it cannot use, and keeps the others', () => {
  const { config, problems } = readConfig(
    '{"sandbox":"embedded","slotDays":"many","cateringUrl":"nowhere","searchRadius":12,"cloudFlag":{"pattern":"(","name":"a","value":"b"}}',
  );
  expect(problems.toSorted()).toEqual(['cateringUrl', 'cloudFlag', 'slotDays']);
  expect(config).toEqual({ ...defaultConfig, searchRadius: 12 });
});

it.for(['', 'not json', '7', 'null', null])('reads no configuration from the block %j, and names it', (text) => {
  expect(readConfig(text)).toEqual({ config: null, problems: ['config'] });
});

it.for([
  ['{}', ['sandbox']],
  ['[]', ['sandbox']],
  ['{"sandbox":"Off"}', ['sandbox']],
  ['{"sandbox":false}', ['sandbox']],
  ['{"sandbox":""}', ['sandbox']],
  ['{"Sandbox":"off"}', ['sandbox', 'Sandbox']],
  ['{"sandbox":"off","apiBaseURL":"https://api.example"}', ['apiBaseURL']],
  ['{"sandbox":"off","apiBaseUrl":"api.example"}', ['apiBaseUrl']],
  ['{"sandbox":"off","apiBaseUrl":"//api.example"}', ['apiBaseUrl']],
  ['{"sandbox":"off","apiBaseUrl":"https://api.example/v1?key=1"}', ['apiBaseUrl']],
  ['{"sandbox":"off","apiBaseUrl":"ftp://api.example"}', ['apiBaseUrl']],
] as const)('reads no configuration from %s, which does not say which server to call', ([block, problems]) => {
  expect(readConfig(block)).toEqual({ config: null, problems });
});

it('names an unknown key, and keeps the others', () => {
  const { config, problems } = readConfig('{"sandbox":"off","slotDay":3,"searchRadius":12}');
  expect(problems).toEqual(['slotDay']);
  expect(config).toEqual({ ...defaultConfig, sandbox: 'off', searchRadius: 12 });
});

it('the block of index.html says what the defaults say, that the sandbox draws its maps, where its survey is, that it takes payments by phone, and whose drivers may be linked', () => {
  const [, block] = /<script type="application\/json" id="config">([^<]*)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  expect(readConfig(block ?? null)).toEqual({
    config: {
      ...defaultConfig,
      feedbackUrl: 'https://feedback.example/',
      map: 'drawn',
      phonePayment: true,
      trackingOrigins: ['https://track.fleetfoot.example'],
    },
    problems: [],
  });
});
