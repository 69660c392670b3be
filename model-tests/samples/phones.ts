import type { Phone } from '#domain/phone/phone.ts';

const mobile: Phone = {
  id: 'phone-1',
  phoneNumber: '2175550101',
  phoneType: 'Mobile',
  name: null,
  isDefault: true,
  isSmsOpt: true,
  isSmsMfaEnabled: false,
  isVerified: true,
};

export const phones: readonly Phone[] = [
  mobile,
  { ...mobile, id: 'phone-2', phoneNumber: '2175550102', isDefault: false, isVerified: false },
];
