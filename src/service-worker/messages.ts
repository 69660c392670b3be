/** From a page, once it listens: was its menu an old one? */
export const MENU_ASKED = 'menu.asked';
/** To a page: the server's menu is not the one that it got from here. */
export const MENU_CHANGED = 'menu.changed';
/** From a page that was here before the worker: what it loaded is to be stored too. The name and shape are Workbox's. */
export const CACHE_URLS = 'CACHE_URLS';

/** The beginning of every cache's name. */
export const CACHE_PREFIX = 'site-';
/** The cache of menus. */
export const MENU_CACHE = `${CACHE_PREFIX}menu`;
