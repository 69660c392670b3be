import { queryOptions, skipToken, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';

/** Queries that become stale or are forgotten together: the cart's by a change of it, the member's by signing out. */
export type QueryScope = 'cafe' | 'cart' | 'content' | 'member' | 'menu' | 'order' | 'prospect';

declare module '@tanstack/react-query' {
  interface Register {
    /** What every query may use beside its inputs. `now`: the time of the server; left out: that of the device holds. */
    queryMeta: { readonly now?: () => Temporal.Instant };
  }
}

interface Lifetime {
  /** Milliseconds until an answer is read anew; `static`: never, its inputs name what it is. Default: the query client's. */
  readonly staleTime?: number | 'static';
  /** Milliseconds that an answer is kept while no page shows it: `Infinity` where what runs behind the pages reads it. Default: five minutes. */
  readonly gcTime?: number;
  /** `always`: a page that opens reads it anew, however fresh it is. */
  readonly refetchOnMount?: 'always';
}

/**
 * Creates a query: a function of the client and the inputs that returns options for TanStack Query. Its key is the scope, the name and every
 * input; `fetch` gets the same inputs and no others, so that one answer is never served for another request.
 *
 * @param name Unique within the scope.
 * @param fetch Reads `context.signal` only where the request may be aborted with the page that asks.
 */
export const defineQuery =
  <Inputs extends readonly unknown[], Data>(
    scope: QueryScope,
    name: string,
    fetch: (call: Client, inputs: Inputs, context: QueryFunctionContext) => Promise<Data>,
    lifetime: Lifetime = {},
  ) =>
  (call: Client, ...inputs: Inputs) => {
    const queryKey: QueryKey = [scope, name, ...inputs];
    return queryOptions({ queryKey, queryFn: (context) => fetch(call, inputs, context), ...lifetime });
  };

/** Creates an entry of the cache that only ports write: a query that fetches nothing. Its key is made as that of a query. */
export const defineEntry =
  <Inputs extends readonly unknown[], Data>(scope: QueryScope, name: string) =>
  (...inputs: Inputs) =>
    queryOptions<Data>({ queryKey: [scope, name, ...inputs], queryFn: skipToken });

/** Returns the beginning of every key of a scope: what invalidates or removes all of its queries. */
export const scopeKey = (scope: QueryScope) => [scope] as const;
