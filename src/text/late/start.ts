import { start } from '../en/start.ts';
import { addTexts } from '../text.ts';

addTexts(start);
