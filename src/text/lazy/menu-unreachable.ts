import { menuUnreachable } from '#src/text/en/menu-unreachable.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(menuUnreachable);
