/** Prefix of every address of the app (ROUTES-01). */
export const appPrefix = '/app';

/** Is this the cart page or the checkout page? Takes a path without query (ROUTES-47). */
export const isCartOrCheckout = (path: string): boolean => /^\/app\/(cart|checkout)\.html$/i.test(path);

/** Does this path show one product (ROUTES-48)? */
export const isProductDetail = (path: string): boolean => /\/products?\//i.test(path);

/** Does this path show a member's profile and settings (ROUTES-35)? */
export const isProfileAndSettings = (path: string): boolean => /\/profile-and-settings(\/|\.|$)/i.test(path);

/** Is the page itself where an order begins, so that the bar need not offer it (NAV-01, NAV-17)? Takes a path without query. */
export const startsOrder = (path: string): boolean => path === '/app/startOrder.html' || path === '/app/home.html';
