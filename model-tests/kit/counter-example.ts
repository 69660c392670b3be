import { describeEvent } from './describe-event.ts';
import type { CounterExample } from './table.ts';

/** A counter-example in words: the moves that lead to it, and both sides of what differs. */
export function describeCounterExample(flow: string, { input, trail, expected, actual }: CounterExample): string {
  const moves = trail.map((event, at) => `  ${at + 1}. ${describeEvent(event)}`);
  return [
    `${flow} does not do what its table says. The shortest way to see it begins with "${input}":`,
    ...moves,
    ...differences(expected, actual).map(({ at, was, is }) => `${at}: the table says ${was}, the chart ${is}`),
    `If this is meant: npm run paths -- ${flow} --write, and read the change of model-tests/${flow}/${flow}.table.json in the review.`,
  ].join('\n');
}

/** Where two values differ, each place by itself. */
function differences(expected: unknown, actual: unknown, at = 'there'): { at: string; was: string; is: string }[] {
  if (JSON.stringify(expected) === JSON.stringify(actual)) return [];
  if (!isRecord(expected) || !isRecord(actual)) return [{ at, was: words(expected), is: words(actual) }];
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) =>
    differences(expected[key], actual[key], at === 'there' ? key : `${at}.${key}`),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
