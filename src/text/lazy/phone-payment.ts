import { phonePayment } from '#src/text/en/phone-payment.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(phonePayment);
