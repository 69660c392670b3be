import { existsSync } from 'node:fs';
import path from 'node:path';
import builder from 'junit-report-builder';
import { execute } from '#model-tests/kit/execution.ts';
import { pathsOf } from '#model-tests/kit/tour.ts';
import type { FlowPaths } from './filter.ts';

/**
 * Walks paths on live actors and writes how each came out as JUnit XML; false when one failed.
 * @throws Error when the file's folder does not exist.
 */
export async function writeJunit(file: string, flows: readonly FlowPaths[]): Promise<boolean> {
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no folder "${folder}" to write ${path.basename(file)} into.`);
  const report = builder.newBuilder();
  let failures = 0;
  for (const { flow, paths } of flows) {
    const suite = report.testSuite().name(flow.name);
    const wanted = new Set(paths.map(({ id }) => id));
    for (const { id, title, start, edges } of pathsOf(flow.model).filter((known) => wanted.has(known.id))) {
      const began = performance.now();
      const test = suite.testCase().className(flow.name).name(title);
      try {
        const execution = execute(flow.model, start.input);
        for (const { event } of edges) await execution.move(event);
      } catch (error) {
        failures += 1;
        test.failure(error instanceof Error ? error.message : String(error), 'AssertionError');
      }
      test.time((performance.now() - began) / 1000).property('path', id);
    }
  }
  report.writeTo(file);
  const total = flows.reduce((sum, { paths }) => sum + paths.length, 0);
  console.log(`Written: ${file} (${total} paths, ${failures} failed)`);
  return failures === 0;
}
