import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { ActorDetails } from './ActorDetails.tsx';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import * as css from './Inspector.css.ts';
import type { Recorder, Recording, Watched } from './recorder.ts';

interface InspectorProps {
  readonly recorder: Recorder;
  readonly onSave: () => void;
  /** Ends the inspector in this tab. */
  readonly onClose: () => void;
}

/** The panel that `?debug` opens: every live flow, what happened, and a recording of it to save. */
export function Inspector({ recorder, onSave, onClose }: InspectorProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [wasHidden, setWasHidden] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { actors: recorded, happenings } = useSyncExternalStore(recorder.subscribe, recorder.read);
  const actors = recorded.filter((actor) => isLive(actor, recorded));
  useEffect(() => {
    document.body.classList.toggle(css.room, isOpen);
    return () => document.body.classList.remove(css.room);
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button type="button" ref={focusNow} className={css.tab} aria-expanded={false} onClick={() => setIsOpen(true)}>
        Inspector
      </button>
    );
  }
  const actor = actors.find(({ id }) => id === chosen) ?? activeIn(actors, happenings);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>Inspector</h2>
        <button type="button" className={css.control} onClick={onSave}>
          Save recording
        </button>
        <button type="button" className={css.control} onClick={() => recorder.beginAnew()}>
          Record anew
        </button>
        <button
          type="button"
          ref={wasHidden ? focusNow : null}
          className={css.control}
          aria-expanded
          onClick={() => {
            setWasHidden(true);
            setIsOpen(false);
          }}
        >
          Hide
        </button>
        <button type="button" className={css.control} onClick={onClose}>
          Close
        </button>
      </div>
      <nav className={css.part} aria-label="Live flows">
        <ActorTree actors={actors} parent={null} chosen={actor?.id ?? null} onChoose={setChosen} />
      </nav>
      {actor !== undefined && <ActorDetails actor={actor} />}
      <EventLog happenings={happenings} />
    </div>
  );
}

/** Flows that live as long as the page. */
const lifelong: readonly string[] = ['app', 'site', 'notices', 'overlays', 'session', 'member', 'cart', 'adding'];

/** The flow that the guest is in: the innermost one that took an event last, rather than one that lives as long as the page. */
function activeIn(actors: readonly Watched[], happenings: Recording['happenings']): Watched | undefined {
  const latest = (among: readonly Watched[]) =>
    among.toSorted((one, other) => lastOf(happenings, other.id) - lastOf(happenings, one.id))[0];
  const passing = actors.filter(({ flow }) => !lifelong.includes(flow));
  const innermost = passing.filter(({ id }) => !passing.some(({ parent }) => parent === id));
  return latest(innermost) ?? latest(actors);
}

const lastOf = (happenings: Recording['happenings'], id: string): number =>
  happenings.findLast((happening) => happening.actor === id)?.number ?? 0;

/** The button that was pressed is gone; its twin has the focus. Never as the panel opens with the page. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus();

/** A flow that its parent has let go is still in the recording, but not in the tree. */
function isLive({ id, parent }: Watched, recorded: readonly Watched[]): boolean {
  if (parent === null) return true;
  const around = recorded.find((actor) => actor.id === parent);
  const children = Object.values(around?.snapshot.children ?? {}) as (AnyActorRef | undefined)[];
  return around !== undefined && children.some((child) => child?.sessionId === id) && isLive(around, recorded);
}
