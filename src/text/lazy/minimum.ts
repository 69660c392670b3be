import { minimum } from '#src/text/en/minimum.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(minimum);
