/** Whether what had the focus has left the page. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the page's heading where what had it has left the page. */
export function focusHeadingIfLost(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}
