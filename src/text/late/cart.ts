import { cart } from '../en/cart.ts';
import { addTexts } from '../text.ts';

addTexts(cart);
