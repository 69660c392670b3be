import { reorder } from '../en/reorder.ts';
import { addTexts } from '../text.ts';

addTexts(reorder);
