import { expect, it } from 'vitest';
import { media } from '#src/ui/media.ts';

it('phones end at 600 px, desks begin at 1200 px, and what is between is a tablet; 1600 px is known besides (UI-06, UI-07, OPEN-21)', () => {
  expect(media).toMatchObject({
    phone: '(max-width: 600px)',
    tablet: '(min-width: 601px)',
    desk: '(min-width: 1200px)',
    wide: '(min-width: 1600px)',
  });
});
