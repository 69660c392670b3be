import type { MemberSession } from '../session/member.ts';

/** Are the details of a member neither shown nor sent? So in a persistent session that is insecure (CART-03, SESSION-17). */
export const withholdsDetails = ({ isPersistent, isSecure }: Pick<MemberSession, 'isPersistent' | 'isSecure'>): boolean =>
  isPersistent && !isSecure;
