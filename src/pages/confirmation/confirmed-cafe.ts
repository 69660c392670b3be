import type { Cafe } from '#contract/cafe.ts';

/** What a confirmation says of the cafe; `address` is street and town on one line. */
export interface ConfirmedCafe {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

export const confirmedCafe = ({ name, address, city, countryDivision, phoneNumber, cafeTZ }: Cafe) => ({
  name,
  address: `${address}, ${city}, ${countryDivision}`,
  phone: phoneNumber,
  timeZone: cafeTZ,
});
