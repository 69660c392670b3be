import { carried } from '#src/text/en/carried.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(carried);
