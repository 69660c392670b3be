import { checkout } from '../en/checkout.ts';
import { addTexts } from '../text.ts';

addTexts(checkout);
