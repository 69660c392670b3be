import { submit } from '#src/text/en/submit.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(submit);
