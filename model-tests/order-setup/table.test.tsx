import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { DetailsFields } from '#src/flows/checkout/DetailsFields.tsx';
import { TableForm } from '#src/flows/order-setup/TableForm.tsx';
import { filledDetails, type TypedDetails } from '#domain/checkout/details.ts';

it.for(['-3', '12.5'])(
  'a table number "%s" stays as it was typed, to be refused: without its sign it would be another table (ORD-SETUP-12)',
  async (typed) => {
    const onType = vi.fn<(typed: string) => void>();
    await render(<TableForm head={null} typed="" isInvalid={false} isToMenu onType={onType} onChoose={() => {}} />);
    await page.getByLabelText('Table number').fill(typed);
    expect(onType).toHaveBeenLastCalledWith(typed);
  },
);

it('a parking spot "100" stays as it was typed, to be refused (CHECKOUT-08)', async () => {
  const onType = vi.fn<(change: TypedDetails) => void>();
  await render(
    <DetailsFields
      shownAs="fields"
      details={filledDetails(null, {})}
      form={{ errors: {}, errorIn: () => undefined }}
      hasParkingSpot
      isDelivered={false}
      hasNews={false}
      canGoGreen={false}
      onType={onType}
    />,
  );
  await page.getByLabelText(/^Parking spot/).fill('100');
  expect(onType).toHaveBeenLastCalledWith({ parkingSpot: '100' });
});
