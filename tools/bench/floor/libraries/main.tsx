import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createActorContext } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { assign, setup } from 'xstate';
import { Items } from '../Items.tsx';

// The least with the product's libraries: a route in a shell, a query whose answer is checked, and a chart that counts.
const Item = v.object({ id: v.string(), name: v.string(), price: v.string(), calories: v.number(), imgKey: v.string() });

const itemsQuery = queryOptions({
  queryKey: ['items'],
  queryFn: () => Promise.resolve(v.parse(v.array(Item), import.meta.env.FLOOR_ITEMS)),
});

const cart = setup({ types: { context: {} as { count: number }, events: {} as { type: 'added' } } }).createMachine({
  context: { count: 0 },
  initial: 'open',
  states: { open: { on: { added: { actions: assign({ count: ({ context }) => context.count + 1 }) } } } },
});
const Cart = createActorContext(cart);

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({ component: Shell });
const menu = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context }) => context.queryClient.ensureQueryData(itemsQuery),
  component: Menu,
});

function Shell() {
  const count = Cart.useSelector(({ context }) => context.count);
  return (
    <>
      <header>
        <Link to="/">Floor</Link> Cart: {count}
      </header>
      <main>
        <Outlet />
      </main>
      <footer>Floor</footer>
    </>
  );
}

function Menu() {
  const { data } = useSuspenseQuery(itemsQuery);
  const { send } = Cart.useActorRef();
  return (
    <>
      <h1>Menu</h1>
      <Items items={data} onAdd={() => send({ type: 'added' })} />
    </>
  );
}

const queryClient = new QueryClient();
const router = createRouter({ routeTree: root.addChildren([menu]), context: { queryClient } });

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Cart.Provider>
        <RouterProvider router={router as never} />
      </Cart.Provider>
    </QueryClientProvider>
  </StrictMode>,
);
