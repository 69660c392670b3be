import { untimely } from '#src/text/en/untimely.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(untimely);
