import { countries, regionsOf, type Country } from '#domain/address/regions.ts';
import { addressTypes } from '#domain/address/saved.ts';
import '#src/text/late/profile.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PhoneField } from '../kit/PhoneField.tsx';
import type { AddressDraft } from './address-draft.ts';
import type { Filling } from './EditForm.tsx';
import * as css from './Profile.css.ts';

type TextName = 'name' | 'phone' | 'addressLine1' | 'addressLine2' | 'city' | 'postalCode';

/** The fields of an address (ADDR-01, ADDR-02). */
export function AddressFields({ values, set, errors }: Filling<AddressDraft>) {
  const { country } = values;
  const field = (name: TextName) => ({
    name,
    error: errors[name],
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={text('profile.address.name')} optional={text('profile.address.optional')} />
      <Select
        label={text('profile.address.country')}
        name="country"
        autoComplete="country"
        value={country}
        options={countries.map((value) => ({ value, label: text(`profile.address.country.${value}`) }))}
        onChange={(event) => set({ country: event.currentTarget.value as Country, state: '' })}
      />
      <TextField {...field('addressLine1')} label={text('profile.address.line1')} autoComplete="address-line1" required />
      <TextField
        {...field('addressLine2')}
        label={text('profile.address.line2')}
        optional={text('profile.address.optional')}
        autoComplete="address-line2"
      />
      <TextField {...field('city')} label={text('profile.address.city')} autoComplete="address-level2" required />
      <div className={css.pair}>
        <Select
          label={text(`profile.address.state.${country}`)}
          name="state"
          autoComplete="address-level1"
          required
          error={errors.state}
          value={values.state}
          options={[
            { value: '', label: text('profile.address.state.choose') },
            ...regionsOf(country).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(event) => set({ state: event.currentTarget.value })}
        />
        <TextField
          {...field('postalCode')}
          label={text(`profile.address.zip.${country}`)}
          autoComplete="postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          required
        />
      </div>
      <Select
        label={text('profile.address.type')}
        name="addressType"
        value={values.addressType}
        options={addressTypes.map((value) => ({ value, label: text(`profile.address.type.${value}`) }))}
        onChange={(event) => set({ addressType: event.currentTarget.value })}
      />
      <PhoneField {...field('phone')} label={text('profile.address.phone')} optional={text('profile.address.optional')} />
      <CheckboxRow
        label={text('profile.address.default')}
        checked={values.isDefault}
        onChange={(event) => set({ isDefault: event.currentTarget.checked })}
      />
    </>
  );
}
