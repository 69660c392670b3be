import { giftCard } from '#src/text/en/gift-card.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(giftCard);
