import { overlays } from '../en/overlays.ts';
import { addTexts } from '../text.ts';

addTexts(overlays);
