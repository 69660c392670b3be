import { cart } from '#src/text/en/cart.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(cart);
