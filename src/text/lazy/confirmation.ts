import { confirmation } from '#src/text/en/confirmation.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(confirmation);
