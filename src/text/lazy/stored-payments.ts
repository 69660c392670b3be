import { storedPayments } from '#src/text/en/stored-payments.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(storedPayments);
