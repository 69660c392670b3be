import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comboPlacesOf } from '#domain/combo/places.ts';
import { noPicks } from '#domain/combo/picks.ts';
import { must } from '#domain/must.ts';
import { apple, comboPlacard, melt } from '#model-tests/samples/combos.ts';
import { ComboBar, type ComboBarProps } from '#src/flows/combo/ComboBar.tsx';
import { UncheckedParts } from '#src/flows/combo/UncheckedParts.tsx';

const picks = { ...noPicks, pick1: melt, pick2: melt, side: apple };
// Of two, so that the stepper can take one away.
const tray = { picks, quantity: 2, isEditing: false, duplicates: 0, notes: { msgKitchen: '', msgPreparedFor: '' } };
const full: ComboBarProps['screen'] = { ...tray, kind: 'full', asked: null, priced: null };
const side: ComboBarProps['screen'] = { ...tray, kind: 'choosing', place: 'side', isStarted: true, isComplete: true };
const draw = (props: Pick<ComboBarProps, 'screen'> & Partial<ComboBarProps>) =>
  renderToString(
    <ComboBar
      send={() => {}}
      name="You Pick Two"
      places={must(comboPlacesOf(comboPlacard), 'places')}
      remedy={null}
      price={999}
      isEstimate={false}
      isPriced
      quantityMax={9}
      isHeld={false}
      isMoved={false}
      canKeep
      {...props}
    />,
  );

describe('the button of a combo', () => {
  it('is off while it is not known what its changes bring (MENU-11)', () => {
    expect(draw({ screen: full, isHeld: true })).toContain('aria-disabled="true"');
    expect(draw({ screen: full })).not.toContain('aria-disabled="true"');
  });

  it('waits while the order is at another cafe than the one that it was read for (PRODUCT-05)', () => {
    expect(draw({ screen: full, isMoved: true })).toContain('aria-busy="true"');
    expect(draw({ screen: full })).not.toContain('aria-busy');
  });

  it('keeps only what can be had', () => {
    expect(draw({ screen: side })).toContain('Keep ');
    expect(draw({ screen: side, canKeep: false })).not.toContain('Keep ');
  });
});

it('Why a combo cannot be added yet is said, with a way to check it again once that has failed', () => {
  const unchecked = { names: ['Turkey', 'Soup'], onRetry: () => {} };
  expect(renderToString(<UncheckedParts {...unchecked} hasFailed={false} />)).toContain('Checking Turkey and Soup for what you avoid…');
  const failed = renderToString(<UncheckedParts {...unchecked} hasFailed />);
  expect(failed).toContain('We couldn’t check Turkey and Soup for what you avoid, so it can’t be added yet.');
  expect(failed).toContain('Check again');
});
