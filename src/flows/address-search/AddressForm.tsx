import type { Ref } from 'react';
import { SPECIAL_INSTRUCTIONS_MAX } from '#domain/validation/text.ts';
import type { AddressSearchScreen, AddressTrouble } from '#machines/address-search/address-search.screen.ts';
import type { AddressSearchEvent, TypedAddress } from '#machines/address-search/address-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { UrgentRegion } from '#src/ui/UrgentRegion.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface AddressFormProps {
  /** For a button outside the form. */
  readonly id: string;
  readonly screen: AddressSearchScreen;
  readonly send: (event: AddressSearchEvent) => void;
  /** The field of the address. */
  readonly field: Ref<HTMLInputElement>;
}

const words: Readonly<Record<AddressTrouble, TextKey>> = {
  empty: 'addressSearch.empty',
  invalid: 'cafeSearch.invalid',
  unrecognized: 'addressSearch.unrecognized',
};

/** What only the driver needs is not asked for where no driver goes. */
export function AddressForm({ id, screen, send, field }: AddressFormProps) {
  const trouble = screen.kind === 'asking' ? screen.trouble : null;
  const form = useForm<TypedAddress>({
    initial: screen.typed,
    followsInitial: true,
    refused: trouble === null ? {} : { text: text(words[trouble]) },
    onType: (typed) => send({ type: 'address.typed', typed }),
    onSubmit: () => send({ type: 'address.submitted' }),
  });
  return (
    <form {...form.props} id={id}>
      <Stack gap={16}>
        <TextField
          {...form.field('text')}
          ref={field}
          errorIn={UrgentRegion}
          label={text('addressSearch.label')}
          hint={text('addressSearch.hint')}
          name="address"
          autoComplete="street-address"
        />
        {screen.kind !== 'outOfReach' && (
          <>
            <TextField
              {...form.field('line2')}
              label={text('addressSearch.line2')}
              optional={text('addressSearch.optional')}
              name="address2"
              autoComplete="address-line2"
            />
            <TextArea
              {...form.field('instructions')}
              label={text('addressSearch.instructions')}
              optional={text('addressSearch.optional')}
              hint={text('addressSearch.instructions.hint')}
              rows={2}
              autoComplete="off"
              maxLength={SPECIAL_INSTRUCTIONS_MAX}
            />
          </>
        )}
      </Stack>
    </form>
  );
}
