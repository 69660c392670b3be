import type { HistoryPage } from '#src/ui/history-entry.ts';

interface Entry {
  readonly href: string;
  readonly state: unknown;
}
type Listener = (event: PopStateEvent) => void;

class FakeHistory {
  entries: readonly Entry[] = [{ href: '/before', state: null }];
  index = 0;
  moved: () => void = () => {};
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
  go(by: number) {
    setTimeout(() => {
      if (this.entries[this.index + by] === undefined) return;
      this.index += by;
      this.moved();
    });
  }
}

/** A window as far as its history goes: entries, moves that come later, and `popstate` in the order of its listeners. */
export function openBrowserHistory(href: string) {
  const history = new FakeHistory();
  history.pushState(null, '', href);
  let listeners: readonly Listener[] = [];
  /** How often the router would have loaded its page. */
  let routed = 0;
  history.moved = () => {
    let isStopped = false;
    const event = { state: history.state, stopImmediatePropagation: () => (isStopped = true) } as unknown as PopStateEvent;
    for (const listener of listeners) if (!isStopped) listener(event);
    if (!isStopped) routed += 1;
  };
  const page: HistoryPage = {
    history,
    location: {
      get href() {
        return history.entries[history.index]?.href ?? '';
      },
    },
    addEventListener: (_, listener) => void (listeners = [...listeners, listener]),
    removeEventListener: (_, listener) => void (listeners = listeners.filter((known) => known !== listener)),
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    page,
    settled,
    routed: () => routed,
    async press(by: number) {
      history.go(by);
      await settled();
    },
    navigate: (to: string) => history.pushState(null, '', to),
    /** Which entry is shown, counted from the page that was opened first. */
    at: () => history.index - 1,
    href: () => page.location.href,
    count: () => history.entries.length - 1,
  };
}
