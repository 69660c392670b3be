import { limitDialog } from '#src/text/en/limit-dialog.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(limitDialog);
