import { notFound } from '#src/text/en/not-found.ts';
import { addTexts } from '#src/text/text.ts';

addTexts(notFound);
