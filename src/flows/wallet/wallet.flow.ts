import { defineLazyFlow } from '#src/app/define-flow.ts';

/** A wallet's approval at the checkout. Its dialog requests the code: the wallet has to come over it. */
export const walletFlow = defineLazyFlow({ name: 'wallet', load: () => import('./wallet.logic.ts'), isLoadedWithFirstEvent: true });
