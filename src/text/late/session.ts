import { session } from '../en/session.ts';
import { addTexts } from '../text.ts';

addTexts(session);
