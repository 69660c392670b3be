interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Splits a full name at its first space (PROFILE-10, E-67). */
export function splitName(name: string): FullName {
  const typed = name.trim();
  const space = typed.indexOf(' ');
  return space === -1 ? { firstName: typed, lastName: '' } : { firstName: typed.slice(0, space), lastName: typed.slice(space + 1).trim() };
}
