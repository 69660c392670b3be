import type { ReactNode } from 'react';
import type { AnyModel, GuestEvent, ScreenOf } from './model.ts';

/** The view of a flow, with the data that its page would load. */
export type Fixture<M extends AnyModel> = (screen: ScreenOf<M>, send: (event: GuestEvent<M>) => void) => ReactNode;
export type AnyFixture = (screen: never, send: (event: never) => void) => ReactNode;
