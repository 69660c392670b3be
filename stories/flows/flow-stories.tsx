import type { StoryObj } from '@storybook/react-vite';
import { distinctScreensOf } from '#model-tests/kit/distinct-screens.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { pathsOf } from '#model-tests/kit/tour.ts';
import type { AnyFixture } from '#model-tests/kit/fixture.ts';
import '#src/ui/theme.css.ts';
import { FlowStage } from './FlowStage.tsx';
import { play } from './walk.ts';

/** The stories of a flow: one for each look, by its name, and one that walks along a path. */
export function flowStories(model: AnyModel, fixture: AnyFixture) {
  const looks = new Map(distinctScreensOf(model).map((look) => [look.name, look]));
  // A flow without a page looks alike in every story: its walk is examined by axe, the others are only shown.
  const parameters = { hasNoView: model.hasNoView === true };
  return {
    at: (name: string): StoryObj => ({
      name,
      parameters,
      render: () => <FlowStage model={model} fixture={fixture} look={looks.get(name)!} />,
    }),
    walk(): StoryObj {
      const path = pathsOf(model).reduce((longest, other) => (other.edges.length > longest.edges.length ? other : longest));
      const { name: input, node } = path.start;
      return {
        name: 'Walk',
        render: () => <FlowStage model={model} fixture={fixture} look={{ snapshot: node.snapshot, input, trail: [] }} />,
        play: play(model, path),
      };
    },
  };
}
