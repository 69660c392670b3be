import { pastOrders } from '../en/past-orders.ts';
import { addTexts } from '../text.ts';

addTexts(pastOrders);
