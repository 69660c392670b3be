import { otherTab } from '#src/text/en/other-tab.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(otherTab);
