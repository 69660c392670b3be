import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { cafeSearchMachine } from '#machines/cafe-search/cafe-search.machine.ts';
import { cafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import { cafesNear } from '#src/api/cafe.ts';
import { CafeSearchView } from '#src/flows/cafe-search/CafeSearchView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useCafeSettings } from '../../-shell/use-cafe-settings.ts';
import { useMap } from '../../-shell/use-map.ts';

const nothing = { place: { kind: 'address', address: '' }, destination: 'RPU' } as const;

interface CafeSearchProps extends Pick<ComponentProps<typeof CafeSearchView>, 'head' | 'previous'> {
  readonly actor: ActorRefFrom<typeof cafeSearchMachine>;
}

export function CafeSearch({ actor, ...around }: CafeSearchProps) {
  const screen = useScreen(actor, cafeSearchScreen);
  const { call, clock, config } = useRouteContext({ from: '__root__' });
  const settings = useCafeSettings();
  const asked = screen.kind === 'results' ? screen : nothing;
  const { data: cafes = [] } = useQuery({
    ...cafesNear(call, asked.place, asked.destination, settings),
    enabled: screen.kind === 'results',
  });
  return (
    <CafeSearchView
      {...around}
      screen={screen}
      send={actor.send}
      cafes={cafes}
      now={(timeZone) => cafeTimeAt(clock.now(), timeZone)}
      searchRadius={config.searchRadius}
      map={useMap()}
    />
  );
}
