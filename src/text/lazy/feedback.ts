import { feedback } from '../en/feedback.ts';
import { addTexts } from '../text.ts';

addTexts(feedback);
