import { countries, regionsOf, type Country } from '#domain/address/regions.ts';
import { addressTypes } from '#domain/address/saved.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { label as labelClass } from '#src/ui/Field.css.ts';
import { Segments } from '#src/ui/Segments.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Form } from '#src/ui/useForm.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import type { AddressDraft } from './address-draft.ts';
import * as rowCss from './Rows.css.ts';

/** The fields of an address (ADDR-01, ADDR-02). */
export function AddressFields({ form }: { readonly form: Form<AddressDraft> }) {
  const { field, values, set } = form;
  const { country } = values;
  const optional = text('profile.address.optional');
  const kind = text('profile.address.type');
  return (
    <>
      <TextField {...field('addressLine1')} label={text('profile.address.line1')} autoComplete="address-line1" required />
      <TextField {...field('addressLine2')} label={text('profile.address.line2')} optional={optional} autoComplete="address-line2" />
      <TextField {...field('city')} label={text('profile.address.city')} autoComplete="address-level2" required />
      <div className={rowCss.halves}>
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
        label={text('profile.address.country')}
        name="country"
        autoComplete="country"
        value={country}
        options={countries.map((value) => ({ value, label: text(`profile.address.country.${value}`) }))}
        onChange={(event) => set({ country: event.currentTarget.value as Country, state: '' })}
      />
      <PhoneField {...field('phone')} label={text('profile.address.phone')} optional={optional} />
      <Stack gap={8}>
        <span className={labelClass} aria-hidden>
          {kind}
        </span>
        <Segments
          label={kind}
          value={values.addressType}
          options={addressTypes.map((value) => ({ value: value as string, label: text(`profile.address.type.${value}`) }))}
          onChange={(addressType) => set({ addressType })}
        />
      </Stack>
      <TextField {...field('name')} label={text('profile.address.name')} optional={optional} />
      <CheckboxRow {...form.checkbox('isDefault')} isAlone label={text('profile.address.default')} />
    </>
  );
}
