import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Vitest's report that is printed at the end. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly FileTime[];
  /** Tests that failed first and passed when they were run once more, with what failed. */
  readonly flaky: readonly FlakyTest[];
}
export interface FlakyTest {
  readonly name: string;
  readonly failure: string;
}
export interface FileTime {
  /** From the root of the repository. */
  readonly name: string;
  readonly seconds: number;
  /** How many tests of it ran. */
  readonly count: number;
}

/** Vitest's report in JSON, as far as it is read. */
interface Written {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly WrittenTest[];
  }[];
}
interface WrittenTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** Reads the report that Vitest wrote; one failure and no file where there is none that can be read. */
export function readReport(file: string): Report {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Written;
    const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: path.relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
      count: assertionResults.length,
    }));
    const flaky = testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(flakyIn));
    return { passed: numPassedTests, failed: numFailedTests, files, flaky };
  } catch {
    return { passed: 0, failed: 1, files: [], flaky: [] };
  }
}

/** A test that passed keeps the failure of its first try. */
const flakyIn = ({ fullName, status, failureMessages: [failure] }: WrittenTest): readonly FlakyTest[] =>
  status === 'passed' && failure !== undefined ? [{ name: fullName, failure }] : [];

/** The files that took longest, the slowest first. */
export const slowest = ({ files }: Report, most: number): readonly FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
