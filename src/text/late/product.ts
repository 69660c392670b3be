import { product } from '../en/product.ts';
import { addTexts } from '../text.ts';

addTexts(product);
