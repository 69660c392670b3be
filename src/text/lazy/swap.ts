import { swap } from '#src/text/en/swap.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(swap);
