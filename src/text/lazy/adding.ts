import { adding } from '#src/text/en/adding.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(adding);
