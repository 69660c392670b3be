import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nameOf, stateInWords } from '#src/inspector/words.ts';
import { screenOf, type AnyModel } from '#model-tests/kit/model.ts';
import type { Path } from '#model-tests/kit/tour.ts';

/** Tells the flow on the stage what happens. */
export const MOVE = 'stories.move';

/** Maximum number of moves that the walk shows. */
const MOST = 40;

/** Plays a path move by move, as the interactions panel shows it; after each move the flow has to be where the path says. */
export const play =
  (model: AnyModel, { edges }: Path) =>
  async ({ canvasElement, step }: Pick<StoryContext, 'canvasElement' | 'step'>): Promise<void> => {
    for (const [at, { event, to }] of edges.slice(0, MOST).entries()) {
      await step(`${at + 1}. ${nameOf(event)}`, async () => {
        document.dispatchEvent(new CustomEvent(MOVE, { detail: event }));
        await waitFor(() => {
          const stage = canvasElement.querySelector<HTMLElement>('[data-screen]');
          void expect(stage?.dataset['screen']).toBe(screenOf(model, to.snapshot).kind);
          void expect(stage?.dataset['state']).toBe(stateInWords(to.snapshot.value));
        });
      });
    }
  };
