import { offer } from '../en/offer.ts';
import { addTexts } from '../text.ts';

addTexts(offer);
