import { profile } from '../en/profile.ts';
import { addTexts } from '../text.ts';

addTexts(profile);
