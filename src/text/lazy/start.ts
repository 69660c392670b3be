import { start } from '#src/text/en/start.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(start);
