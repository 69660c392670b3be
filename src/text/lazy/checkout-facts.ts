import { checkoutFacts } from '#src/text/en/checkout-facts.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(checkoutFacts);
