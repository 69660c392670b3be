import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that first build or start something. Begun last, one of them would keep one core busy while the other waits. */
const builders = /\/(book|start|new-flow)\.test\.ts$/;

/** Vitest takes large files first, but what a small one builds may take the longest. */
export class BuildersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => builders.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
