import { nothingFound } from '#src/text/en/nothing-found.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(nothingFound);
