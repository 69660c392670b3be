import { menuSearch } from '#src/text/en/menu-search.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(menuSearch);
