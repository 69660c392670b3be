import * as v from 'valibot';

/** Who may call: `either` is the member's path with a token, and the same path under `/public` without one. */
export type Access = 'public' | 'member' | 'either';
type Schema = v.GenericSchema<any, any>;

/** One call of the server's API. The client, the sandbox and the OpenAPI page are all derived from this value. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for each path parameter, and without `/public`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** Longest wait for the answer. Left out: 15 s for a cart call, else 10 s (HTTP-01, HTTP-02). */
  readonly timeoutMs?: number;
  /** Carries the fraud session's id: sign-in, registration, adding a credit card or a Military Star card, checkout (HTTP-17). */
  readonly carriesFraudSession?: true;
  /** A registration says where it came from (SIGNUP-02). */
  readonly carriesRegistrationSource?: true;
}

// Calls that a page does not make are left out of its code.
// @__NO_SIDE_EFFECTS__
/** Returns the description of a call as it is given, with its literal types, from which the types of requests and answers are inferred. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
type In<S> = S extends Schema ? v.InferInput<S> : never;
export type ParamsOf<E extends Endpoint> = Readonly<Record<ParamNames<E['path']>, string>>;
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** A query of optional parameters may be left out. */
type QueryOf<Query> = Record<never, never> extends Query ? { readonly query?: Query } : { readonly query: Query };

/** What a caller has to give: only the parts that the endpoint has. */
export type RequestOf<E extends Endpoint> = ([ParamNames<E['path']>] extends [never] ? unknown : { readonly params: ParamsOf<E> }) &
  (E extends { query: Schema } ? QueryOf<In<E['query']>> : unknown) &
  (E extends { body: Schema } ? { readonly body: In<E['body']> } : unknown);

/** What the server says when it refuses: the first entry counts (ERRORS-07). */
export const Refusal = v.looseObject({
  errors: v.pipe(
    v.array(
      v.looseObject({
        reasonCode: v.string(),
        message: v.optional(v.string()),
        details: v.optional(v.array(v.looseObject({ name: v.string(), value: v.unknown() }))),
      }),
    ),
    v.minLength(1),
  ),
});
export type Refusal = v.InferOutput<typeof Refusal>;
