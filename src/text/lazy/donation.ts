import { donation } from '#src/text/en/donation.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(donation);
