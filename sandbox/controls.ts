import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { Scenario } from './world/core/scenario.ts';
import type { World } from './world/world.ts';

const ClockMove = v.object({ minutes: v.number() });

/** What the drawer does by hand, for those who have no drawer: the inbox, the moods and the clock of a bakery in another process. */
export const controls = (world: World): HttpHandler[] => [
  http.get('*/api/sandbox/messages', ({ request }) => {
    const to = new URL(request.url).searchParams.get('to');
    return HttpResponse.json(world.messages.all().filter((message) => message.to === to));
  }),
  http.put('*/api/sandbox/scenarios/:of', async ({ request, params }) => {
    const scenario = v.safeParse(Scenario, await request.json());
    if (!scenario.success) return HttpResponse.json({ errors: [{ reasonCode: 'error.request.invalid' }] }, { status: 422 });
    world.scenarios.put(String(params['of']), scenario.output);
    return HttpResponse.json({});
  }),
  http.put('*/api/sandbox/clock', async ({ request }) => {
    const moved = v.safeParse(ClockMove, await request.json());
    if (!moved.success) return HttpResponse.json({ errors: [{ reasonCode: 'error.request.invalid' }] }, { status: 422 });
    world.clock.move(moved.output);
    return HttpResponse.json({});
  }),
];
