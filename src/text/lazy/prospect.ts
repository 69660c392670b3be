import { prospect } from '../en/prospect.ts';
import { addTexts } from '../text.ts';

addTexts(prospect);
