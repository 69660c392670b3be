/** A way to verify that the server offers. */
export interface OfferedMethod {
  readonly type: string;
  readonly isDefaultMfaType: boolean;
}

/** The one way that is supported: a code by text message (MFA-08). */
const SUPPORTED = 'SMS';

/** The default among the supported ways, else the first; null where none is, and then nothing happens (MFA-09, MFA-10, E-12). */
export function methodOf(offered: readonly OfferedMethod[]): OfferedMethod | null {
  const supported = offered.filter(({ type }) => type === SUPPORTED);
  return supported.find(({ isDefaultMfaType }) => isDefaultMfaType) ?? supported[0] ?? null;
}
