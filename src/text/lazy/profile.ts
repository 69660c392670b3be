import { profile } from '#src/text/en/profile.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(profile);
