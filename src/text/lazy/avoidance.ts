import { avoidance } from '#src/text/en/avoidance.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(avoidance);
