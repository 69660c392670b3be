import { overlays } from '#src/text/en/overlays.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(overlays);
