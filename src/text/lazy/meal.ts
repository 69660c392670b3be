import { meal } from '#src/text/en/meal.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(meal);
