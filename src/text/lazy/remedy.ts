import { remedy } from '../en/remedy.ts';
import { addTexts } from '../text.ts';

addTexts(remedy);
