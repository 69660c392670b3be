import { excluded } from '#src/text/en/excluded.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(excluded);
