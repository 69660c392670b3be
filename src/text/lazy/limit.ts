import { limit } from '#src/text/en/limit.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(limit);
