import type { ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';

/** Around the error of a field: where Enter was pressed in it, the focus does not move, and alone would say nothing. */
export const UrgentRegion = ({ children }: { readonly children: ReactNode }) => <LiveRegion isUrgent>{children}</LiveRegion>;
