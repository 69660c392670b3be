import { createElement as h, useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { ChartFrame } from '#src/inspector/chart/ChartFrame.ts';
import { JsonTree } from '#src/inspector/JsonTree.ts';
import { ASKED, MOVED, RESET, SHOWN, type Shown } from '#stories/flows/messages.ts';

const columns: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, fontSize: 13, lineHeight: 1.5 };
const column: CSSProperties = { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' };
const picture: CSSProperties = { flex: '3 1 480px', minWidth: 0, maxHeight: '70vh', overflow: 'auto' };
const control: CSSProperties = {
  minHeight: 28,
  margin: '0 6px 6px 0',
  padding: '4px 10px',
  border: '1px solid currentColor',
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
};

/** The chart of the story's flow, what can happen now, the way here, and what is known. Storybook's manager compiles no JSX of ours. */
export function Statechart(): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const emit = useChannel({ [SHOWN]: setShown, [STORY_CHANGED]: () => setShown(null) });
  useEffect(() => emit(ASKED), [emit]);
  const lit = useMemo(() => new Set(shown?.active), [shown]);
  if (shown === null) return h('p', { style: { padding: 16 } }, 'This story shows no flow. Those under “Flows” do.');
  const { flow, layout, state, screen, context } = shown;
  return h(
    'div',
    { style: columns },
    h('section', { style: column, 'aria-label': 'What can happen now' }, ...movesOf(shown, emit)),
    h(ChartFrame, { layout, active: lit, style: picture, label: `The chart of ${flow}; now in ${state}` }),
    h(
      'section',
      { style: column, 'aria-label': 'What is known' },
      h(JsonTree, { name: 'screen', value: screen, isOpen: true }),
      h(JsonTree, { name: 'context', value: context, isOpen: true }),
    ),
  );
}

function movesOf({ state, input, trail, moves }: Shown, emit: (event: string, ...args: unknown[]) => void): ReactNode[] {
  const button = (words: string, onClick: () => void, title = '') =>
    h('button', { key: words, type: 'button', style: control, title, onClick }, words);
  return [
    h('strong', { key: 'state' }, state),
    h('p', { key: 'now' }, moves.length === 0 ? 'Nothing more: the flow is at its end.' : 'What can happen now:'),
    ...moves.map(({ name, words }, place) => button(name, () => emit(MOVED, place), words)),
    h('p', { key: 'way' }, trail.length === 0 ? `It begins here, from “${input}”. ` : `How it came here, from “${input}”:`),
    h('ol', { key: 'trail' }, ...trail.map((words, place) => h('li', { key: place }, words))),
    button('Back to where the story begins', () => emit(RESET)),
  ];
}
