import { nutrition } from '#src/text/en/nutrition.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(nutrition);
