import type { Phone } from '#contract/user.ts';

const mobile: Phone = {
  id: 'phone-1',
  phoneNumber: '2175550101',
  phoneType: 'Mobile',
  countryCode: '1',
  extension: null,
  name: null,
  isCallOpt: false,
  isDefault: true,
  isSmsOpt: true,
  isValid: true,
  isSmsMfaEnabled: false,
  isVerified: true,
};

export const phones: readonly Phone[] = [
  mobile,
  { ...mobile, id: 'phone-2', phoneNumber: '2175550102', isDefault: false, isVerified: false },
];
