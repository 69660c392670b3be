import { visits } from '../en/visits.ts';
import { addTexts } from '../text.ts';

addTexts(visits);
