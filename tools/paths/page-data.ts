import { describePath, flowRequirements, type Place } from './describe.ts';
import type { MeasuredFlow } from './measure.ts';

/**
 * A flow's paths for the report's page, each text once: the page of all flows stays below 2 MB. Numbers are places in the lists beside them.
 */
export interface ReportFlow {
  readonly name: string;
  /** Cited by invariants: they hold on every path. */
  readonly requirements: readonly string[];
  readonly places: readonly (readonly [state: string, sees: string, requirements: string])[];
  readonly moves: readonly (readonly [does: string, place: number])[];
  readonly paths: readonly (readonly [id: string, input: string, start: number, ms: number, moves: readonly number[]])[];
}
export interface ReportData {
  readonly flows: readonly ReportFlow[];
}

/** Returns the data of the report's page. */
export const reportData = (flows: readonly MeasuredFlow[]): ReportData => ({ flows: flows.map(reportFlow) });

function reportFlow({ flow, paths }: MeasuredFlow): ReportFlow {
  const places = indexed<ReportFlow['places'][number]>();
  const moves = indexed<ReportFlow['moves'][number]>();
  const placeNumber = ({ state, sees, requirements }: Place) => places.numberOf([state, sees, requirements.join(', ')]);
  const rows = paths.map(({ path, ms }): ReportFlow['paths'][number] => {
    const { id, input, start, steps } = describePath(flow, path);
    const numbers = steps.map((step) => moves.numberOf([step.does, placeNumber(step)]));
    return [id, input, placeNumber(start), Math.round(ms * 10) / 10, numbers];
  });
  return { name: flow.name, requirements: flowRequirements(flow), places: places.values, moves: moves.values, paths: rows };
}

/** A list that has each value once. */
function indexed<Value>() {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    numberOf(value: Value): number {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}
