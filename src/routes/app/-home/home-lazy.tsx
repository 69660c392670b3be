import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { orderWaiting } from '#src/pages/home/Home.css.ts';
import { SeasonWaiting } from '#src/pages/home/MenuWaiting.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';

/** In the place of an order until it is known. */
export const waiting = <div className={orderWaiting} />;

export const CafesNearPlace = lazyPart(async () => (await import('./home-cafes.tsx')).CafesNearPlace);
export const OrderNow = lazyPart(async () => (await import('./home-order.tsx')).OrderNow, waiting);
export const GroupStart = lazyPart(async () => (await import('#src/pages/home/GroupStart.tsx')).GroupStart);
const ofMember = () => import('./home-member.tsx');
export const GreetingNow = lazyPart(async () => (await ofMember()).GreetingNow);
export const UsualHeading = lazyPart(async () => (await ofMember()).UsualHeading);
export const UsualNow = lazyPart(async () => (await ofMember()).UsualNow, waiting);
export const RewardsNow = lazyPart(async () => (await ofMember()).RewardsNow);
export const FittingSeason = lazyExtra(async () => (await import('./fitting-season.tsx')).FittingSeason, <SeasonWaiting />);
