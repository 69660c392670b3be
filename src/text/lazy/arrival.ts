import { arrival } from '../en/arrival.ts';
import { addTexts } from '../text.ts';

addTexts(arrival);
