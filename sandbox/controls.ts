import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { Mood } from './world/core/mood.ts';
import type { World } from './world/world.ts';

/** What the drawer does by hand, for those who have no drawer: the inbox and the moods of a bakery in another process. */
export const controls = (world: World): HttpHandler[] => [
  http.get('*/api/sandbox/messages', ({ request }) => {
    const to = new URL(request.url).searchParams.get('to');
    return HttpResponse.json(world.messages.all().filter((message) => message.to === to));
  }),
  http.put('*/api/sandbox/moods/:of', async ({ request, params }) => {
    const mood = v.safeParse(Mood, await request.json());
    if (!mood.success) return HttpResponse.json({ errors: [{ reasonCode: 'error.request.invalid' }] }, { status: 422 });
    world.moods.put(String(params['of']), mood.output);
    return HttpResponse.json({});
  }),
];
