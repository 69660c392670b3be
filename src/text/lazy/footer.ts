import { footer } from '#src/text/en/footer.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(footer);
