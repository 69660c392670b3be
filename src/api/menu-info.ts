import { menuInfo } from '#contract/menu-info.ts';
import { defineQuery } from './define-query.ts';

/** What the content repository has of the menu: its cafes and its version (C-23, MENU-05). */
export const menuInfoQuery = defineQuery<[], { readonly cafeIds: readonly string[]; readonly version: string }>(
  'menu',
  'info',
  async (call) => {
    const { cafesInJcr, version } = await call(menuInfo, {});
    return { cafeIds: cafesInJcr, version };
  },
);
