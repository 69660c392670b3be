import * as v from 'valibot';
import type { AnswerOf, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { CallOptions, Client } from '#src/api/client.ts';

/** A client whose answers a test decides. Each answer passes the schema of its endpoint, as those of a server do. */
export const stubClient =
  (answer: (described: Endpoint, asked: object) => unknown): Client =>
  async <E extends Endpoint>(described: E, asked: RequestOf<E> & CallOptions): Promise<AnswerOf<E>> =>
    (await v.parseAsync(described.answer, await answer(described, asked))) as AnswerOf<E>;
