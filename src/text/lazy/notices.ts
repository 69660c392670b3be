import { notices } from '#src/text/en/notices.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(notices);
