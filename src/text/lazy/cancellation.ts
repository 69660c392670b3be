import { cancellation } from '../en/cancellation.ts';
import { addTexts } from '../text.ts';

addTexts(cancellation);
