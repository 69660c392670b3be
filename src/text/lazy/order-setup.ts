import { cafeSearch } from '#src/text/en/cafe-search.ts';
import { orderSetup } from '#src/text/en/order-setup.ts';
import { slots } from '#src/text/en/slots.ts';
import { addTexts } from '#src/text/text.ts';

addTexts({ ...cafeSearch, ...orderSetup, ...slots });
