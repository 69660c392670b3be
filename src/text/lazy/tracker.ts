import { tracker } from '../en/tracker.ts';
import { addTexts } from '../text.ts';

addTexts(tracker);
