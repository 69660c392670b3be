/** The ten digits of a US phone number; a leading 1 is the country's. Of anything else, its digits. */
export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
