import type { Menu } from '#domain/menu/menu.ts';

/** What of a menu is listed, and what its cards say of what the guest avoids. */
export interface ShownMenu {
  /** All of it. */
  readonly of: Menu;
  readonly listed: Menu;
  /** By the id of the placard; also of what is not listed. */
  readonly marks: ReadonlyMap<string, string>;
}
