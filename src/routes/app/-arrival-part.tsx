import type { ComponentProps } from 'react';
import { lazyPart } from '../-shell/lazy-part.tsx';

/** Only of an order that comes to a car. */
const LazyArrival = lazyPart(async () => (await import('./-followed-views.ts')).ArrivalView);

/** What the page of an order shows of its guest's arrival. */
export const arrivalPart = (arrival: ComponentProps<typeof LazyArrival>) => <LazyArrival {...arrival} />;
