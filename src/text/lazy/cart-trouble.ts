import { cartTrouble } from '#src/text/en/cart-trouble.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(cartTrouble);
