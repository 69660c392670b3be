import { homeReturning } from '#src/text/en/home-returning.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(homeReturning);
