import { upsell } from '#src/text/en/upsell.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(upsell);
