/** What a browser says of its connection. Few say more than whether there is one. */
interface Connected {
  readonly onLine: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether a page may be loaded before it is asked for: not where the guest saves data, and not over a slow connection or none. */
export const mayPreload = ({ onLine, connection }: Connected): boolean =>
  onLine && connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '');
