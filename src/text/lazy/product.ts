import { product } from '#src/text/en/product.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(product);
