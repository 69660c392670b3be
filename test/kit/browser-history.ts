import { createBrowserHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import { openEarlyHistory } from '#src/app/early-history.ts';
import type { HistoryMove, HistoryPage } from '#src/ui/history-entry.ts';

interface Entry {
  readonly href: string;
  readonly state: unknown;
}
type Listener = (move: HistoryMove) => void;

class FakeHistory {
  entries: readonly Entry[] = [{ href: '/before', state: { __TSR_key: 'before', __TSR_index: -1 } }];
  index = 0;
  moved: () => void = () => {};
  get length() {
    return this.entries.length;
  }
  get state() {
    return this.entries[this.index]?.state ?? null;
  }
  pushState(state: unknown, _: string, href = this.entries[this.index]?.href ?? '') {
    this.entries = [...this.entries.slice(0, this.index + 1), { href, state }];
    this.index += 1;
  }
  replaceState(state: unknown, _: string, href = this.entries[this.index]?.href ?? '') {
    this.entries = this.entries.with(this.index, { href, state });
  }
  /** Whether a move counts from the entry at its call, and not from the one at its arrival: a browser may do either. */
  countsFromCall = false;
  go(by: number) {
    const called = this.index;
    setTimeout(() => {
      const target = (this.countsFromCall ? called : this.index) + by;
      if (this.entries[target] === undefined) return;
      this.index = target;
      this.moved();
    }, 5);
  }
}

/**
 * A window as far as its history goes, with the history of TanStack Router on it: entries, moves that come later, and `popstate` in the
 * order of its listeners. Time is fake: `settled` runs a second of it, which is more than a history takes. A second `load` is a reload.
 */
export function openBrowserHistory(href: string, { countsFromCall = false } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const entries = new FakeHistory();
  entries.countsFromCall = countsFromCall;
  entries.pushState(null, '', href);
  // Not all timers: those of an actor that another test of this worker left would never end.
  const settled = async () => void (await vi.advanceTimersByTimeAsync(1000));

  function load() {
    // The listeners of a page that is gone go with it, and the browser's own methods are back.
    const history = Object.create(FakeHistory.prototype, Object.getOwnPropertyDescriptors(entries)) as FakeHistory;
    const shared = entries;
    history.countsFromCall = entries.countsFromCall;
    Object.defineProperties(history, {
      entries: {
        get: () => shared.entries,
        set(value: readonly Entry[]) {
          shared.entries = value;
        },
      },
      index: {
        get: () => shared.index,
        set(value: number) {
          shared.index = value;
        },
      },
    });
    let listeners: readonly Listener[] = [];
    entries.moved = history.moved = () => {
      let isStopped = false;
      const move: HistoryMove = { state: history.state, stopImmediatePropagation: () => void (isStopped = true) };
      for (const listener of listeners) if (!isStopped) listener(move);
    };
    const address = () => new URL(shared.entries[shared.index]?.href ?? '', 'https://hearthside.test');
    const page: HistoryPage & { readonly location: Pick<Location, 'pathname' | 'search' | 'hash'> } = {
      history,
      location: {
        get href() {
          return address().href;
        },
        get pathname() {
          return address().pathname;
        },
        get search() {
          return address().search;
        },
        get hash() {
          return address().hash;
        },
      },
      // In the order in which they come: for a window, Chromium makes no difference where one captures.
      addEventListener: (type, listener) => {
        if (type === 'popstate') listeners = [...listeners, listener];
      },
      removeEventListener: (_, listener) => void (listeners = listeners.filter((known) => known !== listener)),
    };
    const early = openEarlyHistory(page);
    const router = createBrowserHistory({ window: page });
    /** How often the router loads a page after a move of the browser. */
    let routed = 0;
    router.subscribe(({ action }) => {
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') routed += 1;
    });
    return {
      page: early,
      router,
      routerKey: () => router.location.state.__TSR_key,
      routed: () => routed,
      /** The router navigates to another page. */
      navigate: (to: string) => router.push(to, {}),
      /** The router gives the page another address, in the same entry. */
      replace: (to: string) => router.replace(to, {}),
    };
  }

  return {
    ...load(),
    load,
    settled,
    /** The guest presses Back (-1) or Forward (1). */
    async press(by: number) {
      entries.go(by);
      await settled();
    },
    /** Which entry is shown, counted from the page that was opened first. */
    at: () => entries.index - 1,
    href: () => entries.entries[entries.index]?.href ?? '',
    count: () => entries.entries.length - 1,
  };
}
