import { expect, it } from 'vitest';
import { defaultFeatures, featuresFrom } from '#domain/app/features.ts';

const onIn = (features: object) => Object.entries(features).flatMap(([name, isOn]) => (isOn === true ? [name] : []));

it('E-89: an empty answer leaves four features on (FLAGS-11 to -13, -28)', () => {
  expect(onIn(featuresFrom({}, { isTest: false }))).toEqual([
    'credentialManagementApi',
    'geolocationApi',
    'loginAvailable',
    'welcomeBetaModal',
  ]);
});

it('takes the server’s word for every feature it knows, both ways', () => {
  for (const [name, otherwise] of Object.entries(defaultFeatures)) {
    expect(featuresFrom({ [name]: !otherwise }, { isTest: false })).toEqual({ ...defaultFeatures, [name]: !otherwise });
  }
});

it('takes nothing else for an answer', () => {
  expect(featuresFrom({ groupOrder: 'true', loginAvailable: null, unheardOf: true, geolocationApi: 0 }, { isTest: false })).toEqual(
    defaultFeatures,
  );
});

it('switches three off for a test, whatever the server says (QUERY-13)', () => {
  const all = Object.fromEntries(Object.keys(defaultFeatures).map((name) => [name, true]));
  const off = Object.keys(defaultFeatures).filter((name) => !onIn(featuresFrom(all, { isTest: true })).includes(name));
  expect(off).toEqual(['credentialManagementApi', 'geolocationApi', 'welcomeBetaModal']);
});
