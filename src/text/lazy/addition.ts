import { addition } from '#src/text/en/addition.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(addition);
