import { pricing } from '#src/text/en/pricing.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(pricing);
