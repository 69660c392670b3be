import { regionCode } from '#domain/address/regions.ts';

/** The two letters of a state named either way, or null. */
export const stateCode = (named: string): string | null => regionCode('US', named);
