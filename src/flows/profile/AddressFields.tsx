import { countries, regionsOf, type Country } from '#domain/address/regions.ts';
import { addressTypes } from '#domain/address/saved.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Form } from '#src/ui/useForm.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import type { AddressDraft } from './address-draft.ts';
import * as css from './Profile.css.ts';

/** The fields of an address (ADDR-01, ADDR-02). */
export function AddressFields({ form }: { readonly form: Form<AddressDraft> }) {
  const { field, values, set } = form;
  const { country } = values;
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
          {...field('state')}
          autoComplete="address-level1"
          required
          options={[
            { value: '', label: text('profile.address.state.choose') },
            ...regionsOf(country).map(({ code, name }) => ({ value: code, label: name })),
          ]}
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
        {...field('addressType')}
        options={addressTypes.map((value) => ({ value, label: text(`profile.address.type.${value}`) }))}
      />
      <PhoneField {...field('phone')} label={text('profile.address.phone')} optional={text('profile.address.optional')} />
      <CheckboxRow {...form.checkbox('isDefault')} label={text('profile.address.default')} />
    </>
  );
}
