import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readReport, slowest } from '#tools/check/report.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'tests.json');
const fileOf = (name: string, seconds: number) => ({
  name: path.resolve(name),
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: [
    { fullName: `${name} one`, status: 'passed', failureMessages: [] },
    { fullName: `${name} two`, status: 'passed', failureMessages: [] },
  ],
});

it('names the slowest files of a run, the slowest first, with their seconds and tests', () => {
  const testResults = [fileOf('test/a.test.ts', 2), fileOf('test/b.test.ts', 9.5), fileOf('test/c.test.ts', 4)];
  writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 1, testResults }));
  const report = readReport(file);
  expect(report).toMatchObject({ passed: 5, failed: 1 });
  expect(slowest(report, 2)).toEqual([
    { name: 'test/b.test.ts', seconds: 9.5, count: 2 },
    { name: 'test/c.test.ts', seconds: 4, count: 2 },
  ]);
});

it('names what passed only when run once more, with its failure, and not what failed twice', () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'flaky', status: 'passed', failureMessages: ['Timeout', 'Timeout'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['Error', 'Error'] },
  ];
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [{ ...fileOf('test/a.test.ts', 1), assertionResults }] }),
  );
  expect(readReport(file).flaky).toEqual([{ name: 'flaky', failure: 'Timeout' }]);
});

it('counts a report that cannot be read as one failure', () => {
  expect(readReport(`${file}.missing`)).toEqual({ passed: 0, failed: 1, files: [], flaky: [] });
  writeFileSync(file, '{');
  expect(readReport(file)).toEqual({ passed: 0, failed: 1, files: [], flaky: [] });
});
