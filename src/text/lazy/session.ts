import { session } from '#src/text/en/session.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(session);
