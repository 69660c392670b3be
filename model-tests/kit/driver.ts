import type { AnyModel, GuestEvent, ScreenOf } from './model.ts';

/** Page driver of a flow: performs each event of a path in its view, and checks each screen. Complete by type. */
export interface Driver<M extends AnyModel> {
  readonly perform: { readonly [E in GuestEvent<M> as E['type']]: (event: E) => Promise<unknown> };
  readonly expectScreen: { readonly [S in ScreenOf<M> as S['kind']]: (screen: S) => unknown };
}

/** Driver of any model. */
export interface AnyDriver {
  readonly perform: Readonly<Record<string, (event: never) => Promise<unknown>>>;
  readonly expectScreen: Readonly<Record<string, (screen: never) => unknown>>;
}
