import { lostChanges } from '#src/text/en/lost-changes.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(lostChanges);
