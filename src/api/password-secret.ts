import * as v from 'valibot';
import { fromSecret } from './from-secret.ts';

/** What an email's link brought, and the password that was typed with it: as the vault keeps them for the one call. */
const Reset = v.object({ token: v.string(), password: v.string() });
export const resetAsSecret = (reset: v.InferOutput<typeof Reset>): string => JSON.stringify(reset);
export const resetFromSecret = (secret: string): v.InferOutput<typeof Reset> => fromSecret(Reset, secret);

/** The old password and the new one, in the same way. */
const Passwords = v.object({ currentPassword: v.string(), password: v.string() });
export const passwordsAsSecret = (passwords: v.InferOutput<typeof Passwords>): string => JSON.stringify(passwords);
export const passwordsFromSecret = (secret: string): v.InferOutput<typeof Passwords> => fromSecret(Passwords, secret);
