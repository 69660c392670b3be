import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { trackerId } from '#domain/tracking/actor-id.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { trackerScreen } from '#machines/tracker/tracker.screen.ts';
import { activeOrdersScreen } from '#machines/active-orders/active-orders.screen.ts';
import { must } from '#domain/must.ts';
import { delivery, pickup, table } from '#model-tests/samples/orders.ts';
import { followPlacedOrders } from '#src/app/follow-placed-orders.ts';
import { placedOrdersIn } from '#src/app/placed-orders.ts';
import { openCheckoutBrowser } from '#test/kit/checkout.ts';
import { openedApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
vi.mock('#src/flows/kit/presence.ports.ts', { spy: true });
afterEach(() => vi.restoreAllMocks());
