import { useEffect, useState, type CSSProperties } from 'react';
import { useChannel } from 'storybook/manager-api';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { ChartPicture } from '#src/inspector/chart/ChartPicture.ts';
import { JsonTree } from '#src/inspector/JsonTree.tsx';
import { ASKED, MOVED, RESET, SHOWN, type Shown } from './messages.ts';

const columns: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, fontSize: 13, lineHeight: 1.5 };
const column: CSSProperties = { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' };
const picture: CSSProperties = { flex: '2 1 480px', minWidth: 0, maxHeight: '70vh', overflow: 'auto' };
const button: CSSProperties = {
  minHeight: 28,
  margin: '0 6px 6px 0',
  padding: '4px 10px',
  border: '1px solid currentColor',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
};

/** The chart of the story's flow, what can happen now, the way here, and what is known. */
export function Statechart() {
  const [shown, setShown] = useState<Shown | null>(null);
  const emit = useChannel({ [SHOWN]: setShown, [STORY_CHANGED]: () => setShown(null) });
  useEffect(() => emit(ASKED), [emit]);
  if (shown === null) return <p style={{ padding: 16 }}>This story shows no flow. Those under “Flows” do.</p>;
  const { flow, layout, active, state, input, trail, moves, screen, context } = shown;
  return (
    <div style={columns}>
      <section style={column} aria-label="What can happen now">
        <strong>{state}</strong>
        <p>{moves.length === 0 ? 'Nothing more: the flow is at its end.' : 'What can happen now:'}</p>
        {moves.map((words, place) => (
          <button key={`${place} ${words}`} type="button" style={button} onClick={() => emit(MOVED, place)}>
            {words}
          </button>
        ))}
        <p>
          How it came here, from “{input}”:{' '}
          <button type="button" style={button} onClick={() => emit(RESET)}>
            Back to the story’s beginning
          </button>
        </p>
        <ol>
          {trail.map((words, place) => (
            <li key={`${place} ${words}`}>{words}</li>
          ))}
        </ol>
      </section>
      <div style={picture} tabIndex={0} role="group" aria-label={`Chart of ${flow}`}>
        <ChartPicture layout={layout} active={new Set(active)} label={`The chart of ${flow}; now in ${state}`} />
      </div>
      <section style={column} aria-label="What is known">
        <JsonTree name="screen" value={screen} isOpen />
        <JsonTree name="context" value={context} isOpen />
      </section>
    </div>
  );
}
