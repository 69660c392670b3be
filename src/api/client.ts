import { up } from 'up-fetch';
import { isVerificationNeeded } from '#domain/session/verification-needed.ts';
import type { DatedAnswer } from '#domain/time/server-time.ts';
import { addressOf } from '#contract/address.ts';
import type { Access, AnswerOf, Endpoint, RequestOf } from '#contract/endpoint.ts';
import { apiErrorFrom, isApiError, type ApiError } from './errors.ts';
import type { HeaderNames, HearSession } from './session-headers.ts';
import type { Vault } from './vault.ts';

/** A parameter added to every matching address (HTTP-13, FLAGS-31). */
interface CloudFlag {
  /** A regular expression over the whole address. */
  readonly pattern: string;
  readonly name: string;
  readonly value: string;
}

export interface ClientOptions {
  readonly baseUrl: string;
  readonly headers: HeaderNames;
  readonly vault: Vault;
  /** Names this visit in every request (HTTP-12). */
  readonly traceId: string;
  readonly cloudFlag?: CloudFlag | null;
  /** A server's own paths, by the call's name (HTTP-18). */
  readonly paths?: Readonly<Record<string, `/${string}`>>;
  /** Sends a request. Default: the page's own `fetch`, as it is then: the sandbox and tests replace it. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Where the guest is and what is switched on, at the moment of a call. */
  readonly requestContext?: () => RequestContext;
  /** Called with the headers of every answer that names the session it was asked in. */
  readonly onSession?: HearSession;
  /** Receives what every answer says about the server's clock, refusals included. */
  readonly onAnswer?: (answer: DatedAnswer) => void;
  /**
   * Called with every failure before its caller: what concerns the whole app is decided there (ERRORS-01 to 03). A 401 of a session that is no
   * longer the present one goes to its caller alone.
   */
  readonly onTrouble?: (error: ApiError, access: Access) => void;
  /** A call needs the second step: settles when the dialog has closed, with any outcome (SESSION-12, AMB-45). The call is repeated for the same session only. */
  readonly onVerificationNeeded?: () => Promise<void>;
}

export interface RequestContext {
  /** The page is the cart or the checkout (HTTP-14). */
  readonly isOnCartPages: boolean;
  /** Rewards carry a quantity (HTTP-15, FLAGS-03). */
  readonly isRewardQuantityOn: boolean;
  readonly fraudSessionId: string | null;
  /** Where a registration comes from (SIGNUP-02). */
  readonly registrationSource?: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Id of the cart change that this request makes; a repeated request carries the same. */
  readonly changeId?: string;
  /** Its failure concerns the caller alone: no dialog opens for it, also not for the second step. Default: false. */
  readonly isQuiet?: boolean;
  /** Called right before the request is sent once more, after a second step (SESSION-12). */
  readonly onSentAgain?: () => void;
  /** Called with the headers of this answer where they name a session. */
  readonly onSession?: HearSession;
}

const TIMEOUT_MS = 10_000;
const CART_TIMEOUT_MS = 15_000;
const defaultRequestContext: RequestContext = { isOnCartPages: false, isRewardQuantityOn: false, fraudSessionId: null };

/** Is the address under `/cart` or `/public/cart` (HTTP-14)? */
const isCartCall = ({ path }: Endpoint) => /^\/cart(\/|$)/.test(path);

/** Milliseconds to wait for an answer; the most specific rule wins (AMB-38). */
export const timeoutOf = (called: Endpoint): number => called.timeoutMs ?? (isCartCall(called) ? CART_TIMEOUT_MS : TIMEOUT_MS);

/** The one HTTP client: every call is an endpoint of the contract (HTTP-01). It rejects with an `ApiError`, or as its caller aborts. */
export function createClient({
  baseUrl,
  headers: names,
  vault,
  traceId,
  cloudFlag = null,
  paths = {},
  fetch: send = (request) => fetch(request),
  requestContext = () => defaultRequestContext,
  onSession,
  onAnswer,
  onTrouble,
  onVerificationNeeded,
}: ClientOptions) {
  const request = up((...[asked]: Parameters<typeof fetch>) => send(new Request(asked)));
  const cloudPattern = cloudFlag && new RegExp(cloudFlag.pattern);

  return async <E extends Endpoint>(described: E, asked: RequestOf<E> & CallOptions): Promise<AnswerOf<E>> => {
    const token = vault.accessToken();
    try {
      return await ask(described, asked, token);
    } catch (thrown) {
      if (onVerificationNeeded === undefined || asked.isQuiet || !needsVerification(thrown) || !isPresent(token)) throw thrown;
      await onVerificationNeeded();
      if (!isPresent(token)) throw thrown;
      asked.onSentAgain?.();
      return ask(described, asked, token);
    }
  };

  /** Is the visitor still the one who sent a call with this token? */
  function isPresent(token: string | null) {
    return token === vault.accessToken();
  }

  async function ask<E extends Endpoint>(described: E, asked: RequestOf<E> & CallOptions, token: string | null): Promise<AnswerOf<E>> {
    const called: Endpoint = { ...described, path: paths[described.name] ?? described.path };
    const { params = {}, query = {}, body, signal, changeId, isQuiet = false, onSession: onOwnSession } = asked as Asked;
    const context = requestContext();
    const [path, fragment] = addressOf(called, params, token !== null);
    const address = `${baseUrl.replace(/\/$/, '')}${path}`;
    try {
      return (await request(address + flagOf(address) + fragment, {
        method: called.method.toUpperCase(),
        credentials: 'include',
        // A browser may have the answer of an earlier release at this address.
        ...(fragment && { cache: 'no-cache' }),
        params: { ...query, ...rulesFor(called, context) },
        headers: { ...headersFor(called, context, token), ...(names.cartChange && changeId && { [names.cartChange]: changeId }) },
        timeout: timeoutOf(called),
        schema: called.answer,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        onResponse: ({ headers }) => {
          onAnswer?.({
            date: headers.get('date'),
            age: headers.get('age'),
            cacheControl: headers.get('cache-control'),
            isGet: called.method === 'get',
          });
          onSessionHeaders(headers, token, onOwnSession);
        },
      })) as AnswerOf<E>;
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      const error = apiErrorFrom(thrown, called.name);
      if (!isQuiet && (error.kind !== 'unauthorized' || isPresent(token))) onTrouble?.(error, called.access);
      throw error;
    }
  }

  /** The query of the cloud flag; no parameter after the fragment would be one. */
  function flagOf(address: string): string {
    return cloudFlag && cloudPattern?.test(address) ? `?${String(new URLSearchParams({ [cloudFlag.name]: cloudFlag.value }))}` : '';
  }

  function rulesFor(called: Endpoint, { isOnCartPages, isRewardQuantityOn }: RequestContext): Record<string, string> {
    if (!isCartCall(called)) return {};
    return { ...(isOnCartPages && { refreshItems: 'true' }), ...(isRewardQuantityOn && { multiple: 'true' }) };
  }

  function headersFor(called: Endpoint, context: RequestContext, token: string | null): Record<string, string | undefined> {
    return {
      [names.originSource]: names.originSourceValue,
      [names.traceId]: traceId,
      [names.accessToken]: token ?? undefined,
      [names.fraudSessionId]: (called.carriesFraudSession && context.fraudSessionId) || undefined,
      [names.registrationSource]: (called.carriesRegistrationSource && context.registrationSource) || undefined,
    };
  }

  function onSessionHeaders(headers: Headers, token: string | null, onOwnSession: CallOptions['onSession']) {
    if (![names.expirationDate, names.insecure, names.secureExpiration].some((name) => headers.has(name))) return;
    onOwnSession?.(headers, names);
    if (isPresent(token)) onSession?.(headers, names);
  }
}

export type Client = ReturnType<typeof createClient>;

const needsVerification = (thrown: unknown) => isApiError(thrown) && isVerificationNeeded(thrown.reasonCode);

/** `RequestOf` with its types forgotten. */
interface Asked extends CallOptions {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: object;
}
