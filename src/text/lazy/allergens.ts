import { allergens } from '#src/text/en/allergens.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(allergens);
