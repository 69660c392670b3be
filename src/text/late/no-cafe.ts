import { noCafe } from '../en/no-cafe.ts';
import { addTexts } from '../text.ts';

addTexts(noCafe);
