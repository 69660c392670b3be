import { cafeSearch } from '../en/cafe-search.ts';
import { orderSetup } from '../en/order-setup.ts';
import { slots } from '../en/slots.ts';
import { addTexts } from '../text.ts';

addTexts({ ...cafeSearch, ...orderSetup, ...slots });
