import type { Page } from 'playwright';

/** Keeps what a page shows now under a name. */
export type Take = (name: string) => Promise<void>;
/** A way through the site in a browser that remembers nothing. */
export type Walk = (page: Page, take: Take) => Promise<void>;
