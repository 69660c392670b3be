import { recents } from '../en/recents.ts';
import { addTexts } from '../text.ts';

addTexts(recents);
