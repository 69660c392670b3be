import { useState } from 'react';
import type { Address } from '#contract/user.ts';
import { addressTypes } from '#domain/address/saved.ts';
import { isZip } from '#domain/validation/text.ts';
import '#src/text/late/profile.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { EditForm, type Filling, type FormActor } from './EditForm.tsx';
import * as css from './Profile.css.ts';

/** An address in the form. `id` is empty for a new one. */
type Draft = {
  readonly id: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  readonly addressType: string;
  readonly isDefault: boolean;
};

const nowhere: Draft = {
  id: '',
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'US',
  addressType: 'Residential',
  isDefault: false,
};

const draftOf = (address: Address): Draft => ({
  ...nowhere,
  ...address,
  id: address.id ?? '',
  addressLine2: address.addressLine2 ?? '',
});

/** Where things are brought to (ADDR-01 to -08). */
export function AddressPart({ addresses, ...form }: FormActor & { readonly addresses: readonly Address[] }) {
  const [chosen, setChosen] = useState(nowhere);
  const { send } = form;
  const edit = (address: Draft) => {
    setChosen(address);
    send({ type: 'edit.begun' });
  };
  return (
    <EditForm
      key={chosen.id}
      {...form}
      send={(event) => (event.type === 'edit.begun' ? edit(nowhere) : send(event))}
      heading={text('profile.address')}
      saved={text('profile.address.saved')}
      editLabel={text('profile.address.add')}
      shown={addresses.length === 0 ? <p>{text('profile.none')}</p> : <AddressList addresses={addresses} onEdit={edit} />}
      initial={chosen}
      problemsIn={problemsIn}
    >
      {(filling) => <AddressFields {...filling} />}
    </EditForm>
  );
}

function problemsIn({ addressLine1, city, state, postalCode }: Draft): Filling<Draft>['errors'] {
  return {
    ...(addressLine1.trim() === '' && { addressLine1: text('profile.address.error.line1') }),
    ...(city.trim() === '' && { city: text('profile.address.error.city') }),
    ...(!/^[A-Za-z]{2}$/.test(state.trim()) && { state: text('profile.address.error.state') }),
    ...(!isZip(postalCode.trim()) && { postalCode: text('profile.address.error.zip') }),
  };
}

function AddressList({ addresses, onEdit }: { readonly addresses: readonly Address[]; readonly onEdit: (address: Draft) => void }) {
  return (
    <ul className={css.list}>
      {addresses.map((address) => (
        <li key={address.id ?? address.addressLine1} className={css.item}>
          <Stack gap={4}>
            <span>
              {address.name || address.addressLine1}
              {address.isDefault && ` · ${text('profile.address.default')}`}
            </span>
            <span className={css.quiet}>
              {[address.addressLine1, address.addressLine2, `${address.city}, ${address.state} ${address.postalCode}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Stack>
          <Button tone="quiet" size="small" onClick={() => onEdit(draftOf(address))}>
            {text('profile.address.edit', { name: address.name || address.addressLine1 })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddressFields({ values, set, errors }: Filling<Draft>) {
  type Name = 'name' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode';
  const field = (name: Name) => ({
    name,
    error: errors[name],
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={text('profile.address.name')} optional={text('profile.address.optional')} />
      <TextField {...field('addressLine1')} label={text('profile.address.line1')} autoComplete="address-line1" required />
      <TextField
        {...field('addressLine2')}
        label={text('profile.address.line2')}
        optional={text('profile.address.optional')}
        autoComplete="address-line2"
      />
      <TextField {...field('city')} label={text('profile.address.city')} autoComplete="address-level2" required />
      <div className={css.pair}>
        <TextField {...field('state')} label={text('profile.address.state')} autoComplete="address-level1" maxLength={2} required />
        <TextField {...field('postalCode')} label={text('profile.address.zip')} autoComplete="postal-code" inputMode="numeric" required />
      </div>
      <Select
        label={text('profile.address.type')}
        name="addressType"
        value={values.addressType}
        options={addressTypes.map((value) => ({ value, label: text(`profile.address.type.${value}`) }))}
        onChange={(event) => set({ addressType: event.currentTarget.value })}
      />
      <CheckboxRow
        label={text('profile.address.default')}
        checked={values.isDefault}
        onChange={(event) => set({ isDefault: event.currentTarget.checked })}
      />
    </>
  );
}
