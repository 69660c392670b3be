/** Prefix of every address of the app (ROUTES-01). */
export const appPrefix = '/app';

/** Is this the cart page or the checkout page? Takes a path without query (ROUTES-47). */
export const isCartOrCheckout = (path: string): boolean => /^\/app\/(cart|checkout)\.html$/i.test(path);

/** Is this the checkout page? Takes a path without query. */
export const isCheckout = (path: string): boolean => /^\/app\/checkout\.html$/i.test(path);

/** Does this path show one product (ROUTES-48)? */
export const isProductDetail = (path: string): boolean => /\/products?\//i.test(path);

/** Does this path show a member's profile and settings (ROUTES-35)? */
export const isProfileAndSettings = (path: string): boolean => /\/profile-and-settings(\/|\.|$)/i.test(path);

/** Is the page about one order, which is set up or was placed, so that the bar says nothing of the one in hand? Takes a path without query. */
export const isAboutOrder = (path: string): boolean => /^\/app\/((startOrder|confirmation)\.html$|activeorder\/)/.test(path);

/** Does the page itself say how an order begins, or that one was placed, so that the bar does not offer a start (NAV-01, NAV-17)? */
export const offersNoStart = (path: string): boolean => isAboutOrder(path) || path === '/app/home.html';

/** The address of the order setup. */
export const orderSetupPath = '/app/startOrder.html';

/** Returns the address of a product by the hash of its placard. */
export const productPath = (placardHash: string): string => `/app/product/${encodeURIComponent(placardHash)}.html`;
