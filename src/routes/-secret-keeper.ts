import { useState } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import type { Vault } from '#src/api/vault.ts';

/** Returns a function that puts a form's secret into the vault in place of its last one: a repeated press leaves no second copy. */
export function createSecretKeeper(vault: Pick<Vault, 'keep' | 'forget'>): (secret: string) => string {
  let last: string | null = null;
  return (secret) => {
    if (last !== null) vault.forget(last);
    last = vault.keep(secret);
    return last;
  };
}

/** The secret keeper of a form, for as long as the form is on the page. */
export function useSecretKeeper(): (secret: string) => string {
  const { vault } = useRouteContext({ from: '__root__' });
  const [keep] = useState(() => createSecretKeeper(vault));
  return keep;
}
