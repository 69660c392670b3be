import { home } from '#src/text/en/home.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(home);
