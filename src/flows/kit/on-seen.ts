/** Calls back when the page comes into view or leaves it; returns what stops that. */
export function onSeen(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
