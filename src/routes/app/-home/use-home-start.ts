import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import type { SearchStart } from '#domain/cafe/search-area.ts';
import { becomesGuest, canStartHere, startFrom } from '#domain/home/start.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import type { Destination } from '#domain/order/order.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import { useGuestSignIn } from '../../-shell/use-guest-sign-in.ts';
import { usePreloading } from './use-preloading.ts';
import type { StartFormProps } from '#src/pages/home/StartForm.tsx';

/** Going on from here is the choice to go on as a guest (ORD-SETUP-21); the setup begins with what was said here. */
export function useHomeStart(): Omit<StartFormProps, 'labelledBy'> {
  const { app, clock, homeRecord } = useRouteContext({ from: '__root__' });
  const { destination = defaultDestination } = useSearch({ from: '/app/home.html' });
  const visitor = useScreen(app, ({ context }) => context.visitor);
  const features = useFeatures();
  const navigate = useNavigate();
  const router = useRouter();
  const now = () => clock.now().epochMilliseconds;
  function begin(chosen: Destination, start: SearchStart | null) {
    // A second press while the next page is on its way would be a second entry of the history.
    if (start === null || router.history.location.pathname !== router.state.location.pathname) return;
    homeRecord.addSearch(start);
    if (becomesGuest(visitor)) app.send({ type: 'guest.continued' });
    void navigate({
      to: '/app/startOrder.html',
      search: ({ returnTo }) => ({ returnTo, destination: chosen }),
      state: { searchedAt: start.askedAt },
    });
  }
  return {
    initial: homeRecord.form() ?? { destination, typed: '' },
    onType: usePreloading({ to: '/app/startOrder.html' }, homeRecord.setForm),
    onSubmit: (form) => begin(form.destination, startFrom(form, now())),
    canLocate: (chosen) => canStartHere(chosen, features),
    onLocate: (chosen) => begin(chosen, { kind: 'position', askedAt: now() }),
    onSignIn: useGuestSignIn(),
  };
}
