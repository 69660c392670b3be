import { typedAddress } from '#domain/address/offered.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface OfferedAddressesProps {
  /** One or more. */
  readonly addresses: readonly SavedAddress[];
  readonly onChoose: (address: SavedAddress) => void;
}

/** Addresses of the member, each one touch away (ADDR-08). */
export const OfferedAddresses = ({ addresses, onChoose }: OfferedAddressesProps) => (
  <Stack gap={12}>
    <h2>{text('addressSearch.offered')}</h2>
    <ResultList label={text('addressSearch.offered')}>
      {addresses.map((address) => {
        const words = typedAddress(address);
        return (
          <ResultRow
            key={`${words} ${address.addressLine2 ?? ''}`}
            level="h3"
            heading={address.name === '' ? address.addressLine1 : address.name}
            meta={[words, address.addressLine2].filter(Boolean).join(' · ')}
            action={
              <Button tone="secondary" onClick={() => onChoose(address)} aria-label={text('addressSearch.offered.at', { address: words })}>
                {text('addressSearch.offered.choose')}
              </Button>
            }
          />
        );
      })}
    </ResultList>
  </Stack>
);
