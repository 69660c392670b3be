import type { ComponentProps } from 'react';
import type { LiveRemedy } from './LiveRemedy.tsx';
import type { LiveReorder } from './LiveReorder.tsx';
import { lazyPart } from './lazy-part.tsx';
import { LiveQuestion } from './LiveQuestion.tsx';

const Reorder = lazyPart(async () => (await import('./LiveReorder.tsx')).LiveReorder);
const Remedy = lazyPart(async () => (await import('./LiveRemedy.tsx')).LiveRemedy);

interface OpenOverPageProps {
  readonly reorder: ComponentProps<typeof LiveReorder>['actor'] | undefined;
  readonly remedy: ComponentProps<typeof LiveRemedy>['actor'] | undefined;
  readonly allergens: ComponentProps<typeof LiveQuestion>['actor'] | undefined;
}

/** An order of before, one that was not right, and the question about what the guest avoids. */
export const OpenOverPage = ({ reorder, remedy, allergens }: OpenOverPageProps) => (
  <>
    {reorder && <Reorder actor={reorder} />}
    {remedy && <Remedy actor={remedy} />}
    {allergens && <LiveQuestion key={allergens.sessionId} actor={allergens} />}
  </>
);
