/** How a site is configured that takes Google Pay. */
export const googlePayConfig = {
  merchantId: '12345',
  merchantName: 'Hearthside',
  gateway: 'example',
  gatewayMerchantId: 'hearthside',
  environment: 'TEST' as const,
  networks: ['VISA'],
};
