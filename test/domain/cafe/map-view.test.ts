import { describe, expect, it } from 'vitest';
import { mapImageUrl, mapViewOf, placeOnMap, sideOfName } from '#domain/cafe/map-view.ts';

const size = { width: 600, height: 800 };
const riverside = { latitude: 38.6445, longitude: -90.2544 };
const bridge = { latitude: 38.6346, longitude: -90.1913 };
const chapel = { latitude: 38.6372, longitude: -90.3776 };

describe('a map of cafes', () => {
  it('of nothing has no view', () => expect(mapViewOf([], size)).toBeNull());
  it('of one cafe has it in the middle', () => {
    const view = mapViewOf([riverside], size);
    expect(view).toEqual({ ...riverside, zoom: 14 });
    expect(view && placeOnMap(riverside, view, size)).toEqual({ x: 300, y: 400 });
  });
  it('shows every cafe with room for its pin, as near as that goes', () => {
    const cafes = [riverside, bridge, chapel];
    const view = mapViewOf(cafes, size);
    if (view === null) throw new Error('no view');
    for (const cafe of cafes) {
      const { x, y } = placeOnMap(cafe, view, size);
      expect(x).toBeGreaterThanOrEqual(56);
      expect(x).toBeLessThanOrEqual(544);
      expect(y).toBeGreaterThanOrEqual(56);
      expect(y).toBeLessThanOrEqual(744);
    }
    const [one, other] = [bridge, chapel].map((cafe) => placeOnMap(cafe, { ...view, zoom: view.zoom + 1 }, size).x);
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(488);
  });
  it.each([
    [10, 'right'],
    [300, 'right'],
    [590, 'left'],
  ] as const)('has the name of a pin at %i pixels on its %s, away from the near edge', (x, side) => expect(sideOfName(x, size)).toBe(side));
  it('north is up and east is right', () => {
    const view = { ...riverside, zoom: 12 };
    expect(placeOnMap({ ...riverside, latitude: 39 }, view, size).y).toBeLessThan(400);
    expect(placeOnMap({ ...riverside, longitude: -90 }, view, size).x).toBeGreaterThan(300);
  });
  it('has a picture at the address that the operator gave', () =>
    expect(
      mapImageUrl('https://maps.example/{lng},{lat},{zoom}/{width}x{height}?pins={pins}&x={other}', { ...riverside, zoom: 12 }, size, [
        bridge,
      ]),
    ).toBe('https://maps.example/-90.25440,38.64450,12/600x800?pins=38.6346%2C-90.1913&x={other}'));
});
