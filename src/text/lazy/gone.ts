import { gone } from '#src/text/en/gone.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(gone);
