import { isPostalCode, regionCode, type Country } from '#domain/address/regions.ts';
import { countryCode, type SavedAddress } from '#domain/address/saved.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { phoneProblem } from '#domain/phone/number.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';

/** An address in the form. `id` is empty for a new one. */
export type AddressDraft = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: Country;
  readonly addressType: string;
  readonly isDefault: boolean;
};

export const emptyDraft = (country: Country): AddressDraft => ({
  id: '',
  name: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  country,
  addressType: 'Residential',
  isDefault: false,
});

/** A saved address as the form shows it: country and state by their codes (ADDR-03), a state that the country does not have as none. */
export function draftOf(address: SavedAddress): AddressDraft {
  const country = countryCode(address.country);
  return {
    id: address.id ?? '',
    name: address.name,
    phone: formatPhone(address.phone ?? ''),
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2 ?? '',
    city: address.city,
    state: regionCode(country, address.state) ?? '',
    postalCode: address.postalCode,
    country,
    addressType: address.addressType,
    isDefault: address.isDefault,
  };
}

/** What keeps an address from being saved, by field. */
export function addressProblems({ addressLine1, city, state, postalCode, country, phone }: AddressDraft) {
  const wrongPhone = phone.trim() === '' ? null : phoneProblem(phone);
  return {
    ...(addressLine1.trim() === '' && { addressLine1: text('profile.address.error.line1') }),
    ...(city.trim() === '' && { city: text('profile.address.error.city') }),
    ...(regionCode(country, state) === null && { state: text(`profile.address.error.state.${country}`) }),
    ...(!isPostalCode(country, postalCode) && { postalCode: text(`profile.address.error.zip.${country}`) }),
    ...(wrongPhone !== null && { phone: text(`profile.phone.${wrongPhone}`) }),
  };
}
