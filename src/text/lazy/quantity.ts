import { quantity } from '#src/text/en/quantity.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(quantity);
