import { lazyExtra } from '../kit/lazy-extra.tsx';
import { missingPart } from '../kit/missing-part.tsx';

const loadMinimum = () => import('./DeliveryMinimum.tsx');

/** Only a delivery has a minimum: the code comes with the first cart that is below it. */
export const LazyDeliveryMinimum = lazyExtra(async () => (await loadMinimum()).DeliveryMinimum);

/** Where it does not come, nothing else leads on from the cart. */
export const LazyWaysToOrder = lazyExtra(async () => (await loadMinimum()).WaysToOrder, null, missingPart);
