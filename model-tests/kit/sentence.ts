import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { waits } from '#machines/kit/port.ts';
import { nameOf, outcomeOf } from '#src/inspector/words.ts';
import type { AnswerOf, PortsOf, Seen, SentEvent } from './machine-types.ts';

/** A sentence, or one made from what the event carries or the port answered. */
type Sentence<Carried> = string | ((carried: Carried) => string);

/** A sentence for each event of a machine, and for each kind of answer of each port; `failed` is a rejection. Waits need none. */
export interface SentencesOf<Machine extends AnyStateMachine, Alike extends string = never> {
  readonly events: { readonly [Type in SentEvent<Machine>['type']]: Sentence<Extract<SentEvent<Machine>, { type: Type }>> };
  readonly outcomes: {
    readonly [Port in Exclude<keyof PortsOf<Machine>, keyof typeof waits | Alike>]: OutcomeSentences<AnswerOf<PortsOf<Machine>[Port]>>;
  };
}
export type OutcomeSentences<Answer> = { readonly failed: string } & ([Answer] extends [Seen]
  ? { readonly [Kind in Answer['kind']]: Sentence<Extract<Answer, { kind: Kind }>> }
  : { readonly done?: string });

/** The sentences of a model whose machine is not known. */
export interface AnySentences {
  readonly events: Readonly<Record<string, Sentence<never>>>;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Sentence<never> | undefined>>>>;
}

const waitSentences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pause: { done: 'A moment passes.', failed: 'The pause breaks off.' },
};

/**
 * Returns what happens by an event, as a sentence of the model: a gesture, or an answer of a port. XState's own events (a child that
 * moves, a region that is done) have a sentence of the kit. Falls back to the event's name where the model has none.
 */
export function sentenceOf({ sentences }: { readonly sentences: AnySentences }, event: AnyEventObject): string {
  const outcome = outcomeOf(event.type);
  if (outcome === null) return fill(sentences.events[event.type], event) ?? ownEventSentence(event);
  const answer: unknown = event['output'];
  const kind = outcome.kind === 'error' ? 'failed' : kindOf(answer);
  // One of several spawned actors: its id is `src.key`.
  const [src = ''] = outcome.port.split('.');
  const said = sentences.outcomes[src]?.[kind] ?? waitSentences[src]?.[kind];
  return fill(said, answer) ?? nameOf(event);
}

const kindOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && typeof answer.kind === 'string' ? answer.kind : 'done';

const fill = (sentence: Sentence<never> | undefined, carried: unknown): string | undefined =>
  typeof sentence === 'function' ? sentence(carried as never) : sentence;

function ownEventSentence(event: AnyEventObject): string {
  const child = /^xstate\.snapshot\.(.+)$/.exec(event.type)?.[1];
  if (child !== undefined) return `The flow ${child} inside it changes.`;
  return event.type.startsWith('xstate.done.state.') ? 'Everything inside is done.' : nameOf(event);
}
