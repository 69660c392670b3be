/** Wallets of a device or browser, which approve one payment of one amount. */
export const walletKinds = ['applePay', 'googlePay'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** Channels of a payment, in the server's words (SUBMIT-20). */
export const paymentChannels = ['APAY', 'JAVA', 'CLEAR', 'SWIPERF', 'GPAY'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** The channel of a wallet's encrypted block (SUBMIT-20, PAYSTORED-17). */
export const walletChannels = { applePay: 'APAY', googlePay: 'GPAY' } as const satisfies Readonly<Record<WalletKind, PaymentChannel>>;

/** Whether a name is a wallet's. */
export const isWallet = (name: string): name is WalletKind => walletKinds.some((kind) => kind === name);
