/** Storage key of this tab: its member was greeted. */
export const GREETED_KEY = 'session.greeted';
