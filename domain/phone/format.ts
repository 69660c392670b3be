/** Digits as they are read: `(555) 123-4567`; what is longer or shorter keeps what it has (PHONES-04 to -06, E-10). */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 10);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
