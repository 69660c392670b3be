import { existsSync, globSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { suggestion } from '../paths/suggestion.ts';
import type { Citation } from './citations.ts';
import { byId, groupOf } from './ids.ts';
import { ledgerFile, states, type Row } from './ledger.ts';

/** What the specifications number besides requirements, and the highest number: readings, open values, examples. */
export const series: Readonly<Record<string, number>> = { AMB: 63, OPEN: 42, E: 91 };

/** Returns what is wrong with a ledger and with what cites it, each as a sentence; empty when nothing is. */
export const problemsOf = (rows: readonly Row[], citations: readonly Citation[]): readonly string[] => [
  ...orderProblems(rows),
  ...rows.flatMap(rowProblems),
  ...shownProblems(rows, citations),
  ...unknownIds(rows, citations),
];

function orderProblems(rows: readonly Row[]): readonly string[] {
  return rows.slice(1).flatMap(({ id }, index) => {
    const before = rows[index]!.id;
    if (before === id) return [`${id} has two lines.`];
    return byId(before, id) > 0 ? [`${id} has to stand before ${before}: the lines are sorted by id.`] : [];
  });
}

function rowProblems({ id, group, title, state, where, decision, note }: Row): readonly string[] {
  const problems: string[] = [];
  if (!/^[A-Z]+(-[A-Z]+)*-\d{2,3}$/.test(id)) problems.push(`"${id}" is not an id such as CART-13.`);
  if (group !== groupOf(id)) problems.push(`${id} has the group "${group}", not ${groupOf(id)}.`);
  if (title === '') problems.push(`${id} has no title.`);
  if (!(state in states)) problems.push(`${id} has the state "${state}".${suggestion(state, Object.keys(states))}`);
  if (state === 'decided' && decision === '') problems.push(`${id} is decided, but names no decision.`);
  if (decision !== '') problems.push(...decisionProblems(id, decision));
  if (['part', 'wrong'].includes(state) && note === '') problems.push(`${id} is ${state}, but no note says what is missing.`);
  if (state !== 'none' && where.length === 0) problems.push(`${id} is ${state}, but names no file that does it.`);
  return [...problems, ...where.filter((file) => !existsSync(file)).map((file) => `${id} names ${file}, which does not exist.`)];
}

function decisionProblems(id: string, decision: string): readonly string[] {
  if (!/^\d{3}$/.test(decision)) return [`${id} names "${decision}", not a decision by its three digits.`];
  if (globSync(`docs/decisions/${decision}-*.md`).length > 0) return [];
  return [`${id} names decision ${decision}, which docs/decisions does not have.`];
}

/** Rows that count as done or decided without a test or path that cites them. */
function shownProblems(rows: readonly Row[], citations: readonly Citation[]): readonly string[] {
  const shown = new Set(citations.filter(({ kind }) => kind !== 'comment').map(({ id }) => id));
  return rows
    .filter(({ id, state }) => ['done', 'decided'].includes(state) && !shown.has(id))
    .map(({ id, state }) => `${id} is ${state}, but no test or path cites it.`);
}

/** Cited ids that the specifications do not have. */
function unknownIds(rows: readonly Row[], citations: readonly Citation[]): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  const groups = new Set([...ids.map(groupOf), ...Object.keys(series)]);
  const isNearGroup = (group: string) => [...groups].some((one) => one.length > 3 && distance(one, group) <= 2);
  return citations.flatMap(({ id, file, line }) => {
    const group = groupOf(id);
    const isKnown = known.has(id) || Number(id.slice(group.length + 1)) <= (series[group] ?? 0);
    // Other names look like ids: SHA-512.
    if (isKnown || (!groups.has(group) && !isNearGroup(group))) return [];
    return [`${file}:${line} cites ${id}, which ${ledgerFile} does not have.${suggestion(id, ids)}`];
  });
}
