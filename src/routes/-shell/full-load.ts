/**
 * Loads the same address anew, but only where the server answers: the guest must not end on the browser's own page. It helps where the
 * browser keeps the failure of an import.
 */
export async function loadInFull(): Promise<void> {
  const { ok } = await fetch(location.href, { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok) location.reload();
}
