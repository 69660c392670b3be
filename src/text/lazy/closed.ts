import { closed } from '#src/text/en/closed.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(closed);
