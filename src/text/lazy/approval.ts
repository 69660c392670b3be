import { approval } from '#src/text/en/approval.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(approval);
