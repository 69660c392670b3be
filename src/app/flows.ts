import type { FlowEffects } from './effects.ts';
import { appEffects } from './flows/app.effects.ts';
import { cartEffects } from './flows/cart.effects.ts';
import { checkoutEffects } from './flows/checkout.effects.ts';
import { noticesEffects } from './flows/notices.effects.ts';
import { sessionEffects } from './flows/session.effects.ts';

/** What follows from the events that the flows emit. */
export const flowEffects: readonly FlowEffects[] = [appEffects, cartEffects, checkoutEffects, noticesEffects, sessionEffects];
