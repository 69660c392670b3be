/** A member is signed out: nothing of their orders stays (SESSION-07). */
export type OrdersEvent = { type: 'session.left' };

export type OrdersEmitted = { type: 'fault.found'; source: string; message: string };
