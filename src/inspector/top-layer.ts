/** A modal dialog makes everything outside it inert, so the panel moves into the newest one, and back when it closes. */
export function keepInTopLayer(host: HTMLElement, page: Document): () => void {
  host.popover = 'manual';
  let modals: readonly Element[] = [];
  place(host, page.body);
  const observer = new MutationObserver(() => {
    const open = [...page.querySelectorAll('dialog:modal')];
    const known = modals.filter((modal) => open.includes(modal));
    modals = [...known, ...open.filter((modal) => !known.includes(modal))];
    const parent = modals.at(-1) ?? page.body;
    if (host.parentElement !== parent || !host.matches(':popover-open')) place(host, parent);
  });
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function place(host: HTMLElement, parent: Element): void {
  const focused = host.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  parent.append(host);
  host.showPopover();
  focused?.focus();
}
