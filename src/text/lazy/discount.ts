import { discount } from '#src/text/en/discount.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(discount);
