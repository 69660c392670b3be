/** Pages as paths with their query, oldest first. */
export type RecentPages = readonly string[];

/** Maximum number of remembered pages. */
const MOST_PAGES = 50;

/** The list after coming to a page: one longer, or, after walking back, cut off behind that page (ROUTES-40). */
export function pagesAfter(pages: RecentPages, page: string, { isReturn }: { readonly isReturn: boolean }): RecentPages {
  const at = isReturn ? pages.lastIndexOf(page) : -1;
  return at === -1 ? [...pages, page].slice(-MOST_PAGES) : pages.slice(0, at + 1);
}

/** The nearest earlier page that differs from the current one, or null when there is none (ROUTES-43). */
export const pageBefore = (pages: RecentPages, current: string): string | null => pages.findLast((page) => page !== current) ?? null;
