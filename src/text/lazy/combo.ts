import { combo } from '#src/text/en/combo.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(combo);
