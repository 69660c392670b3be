import { renderToStaticMarkup } from 'react-dom/server';
import { StartPage, type StartKind } from '#src/pages/shell/StartPage.tsx';

/** Returns a page before its code is there, as HTML; `status` stands where the words of `index.html` come. */
export const drawStartPage = (kind: StartKind, status: string): string => renderToStaticMarkup(<StartPage kind={kind} status={status} />);
