import { activeOrders } from '../en/active-orders.ts';
import { addTexts } from '../text.ts';

addTexts(activeOrders);
