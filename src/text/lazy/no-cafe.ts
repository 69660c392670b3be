import { noCafe } from '#src/text/en/no-cafe.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(noCafe);
