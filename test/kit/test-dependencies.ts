import { QueryClient } from '@tanstack/react-query';
import { defaultFeatures } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { createEmptyActor } from 'xstate';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { actors } from '#src/app/actors.ts';
import { openOrderRecord } from '#src/app/storage/order-record.ts';
import { createClient, type ClientOptions } from '#src/api/client.ts';
import { tokenCookieIn } from '#src/api/token-cookie.ts';
import { createVault } from '#src/api/vault.ts';
import type { Services } from '#src/app/services.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { memoryLocks } from './locks.ts';
import type { World } from '#sandbox/world/world.ts';

/** A jar that behaves as a browser's: what expired is gone. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** What the flows are wired to in a test: the real client, against the sandbox. */
export function testDependencies(world: World, client: Partial<ClientOptions> = {}) {
  const vault = createVault();
  const jar = cookieJar();
  const [tabStorage, sharedStorage] = [memoryStorage(), memoryStorage()];
  const tokenCookie = tokenCookieIn(jar, { isSecure: false });
  const deps: Services = {
    call: createClient({ baseUrl: 'http://bakery.test/api', headers: defaultConfig.headers, vault, traceId: 'trace-1', ...client }),
    vault,
    tokenCookie,
    collectFraudSession: () => Promise.resolve(),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    clock: world.clock,
    config: defaultConfig,
    tabStorage,
    sharedStorage,
    onSharedWrite: () => () => {},
    locks: memoryLocks(),
    isOnline: () => true,
    trackEvent: () => {},
    report: () => {},
    locate: () => Promise.resolve(null),
    askProvider: () => Promise.resolve(null),
    leaveFor: () => {},
    navigate: () => {},
    location: () => ({ pathname: '/app/menu.html', searchStr: '', href: '/app/menu.html' }),
    reload: () => {},
    send: () => {},
    actors: actors(createEmptyActor()),
    openFlow: () => undefined,
    pricingContext: () => null,
    knownFeatures: () => Promise.resolve(defaultFeatures),
    orderCustomer: () => Promise.resolve({}),
    features: () => defaultFeatures,
    cartId: () => null,
    hasCart: () => false,
    cafeId: () => null,
    campaignParams: () => noCampaignParams,
    viewer: () => ({ kind: 'guest' }),
    orderRecord: openOrderRecord({ tabStorage, sharedStorage, tokenCookie }, () => ({ kind: 'guest' })),
    forgetFlows: () => {},
  };
  return { ...deps, jar };
}
