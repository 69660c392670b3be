import { late } from '#src/text/en/late.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(late);
