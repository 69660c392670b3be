import { nextTask } from '../next-task.ts';

/** Returns what takes steps one after another, each in a task of its own. After a step that failed it begins with that one again, when it is called anew. */
export function inTurn<Given>(steps: readonly ((given: Given) => unknown)[], given: Given): () => Promise<void> {
  const left = [...steps];
  return async () => {
    for (let [step] = left; step !== undefined; [step] = left) {
      await step(given);
      left.shift();
      await nextTask();
    }
  };
}
