interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name as it was typed in one field: what stands before the first space, and the rest (PROFILE-10, E-67). */
export function splitName(name: string): FullName {
  const typed = name.trim();
  const space = typed.indexOf(' ');
  return space === -1 ? { firstName: typed, lastName: '' } : { firstName: typed.slice(0, space), lastName: typed.slice(space + 1).trim() };
}
