import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

/** A router around a view that has links; they lead nowhere here. */
export function Routed({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }));
  return <RouterContextProvider router={router as never}>{children}</RouterContextProvider>;
}
