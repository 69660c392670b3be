import { tip } from '#src/text/en/tip.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(tip);
