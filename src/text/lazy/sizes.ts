import { sizes } from '#src/text/en/sizes.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(sizes);
