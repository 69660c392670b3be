import { checkout } from '#src/text/en/checkout.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(checkout);
