import type { Seen } from '#model-tests/kit/machine-types.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';

/** Shows a flow without a page of its own: its outcome, in words. */
export const unseenView = ({ screens }: AnyModel) =>
  function UnseenView(screen: Seen) {
    return (
      <main style={{ padding: 24 }}>
        <h1>{screen.kind}</h1>
        <p>{screens[screen.kind]}</p>
        <p>This flow has no page of its own; the Statechart panel shows it.</p>
      </main>
    );
  };
