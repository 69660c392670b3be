import { createElement as h, type ReactNode } from 'react';

interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

/** A value as a tree to open and close; its words are text, never markup. Without JSX, so that a page of another React can show it too. */
export function JsonTree({ name, value, isOpen = false }: JsonTreeProps): ReactNode {
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return h('div', null, h('span', null, `${name}: `), h('code', null, JSON.stringify(value) ?? 'undefined'));
  const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return h(
    'details',
    { open: isOpen },
    h('summary', null, `${name} `, h('small', null, size)),
    h('div', { style: { paddingInlineStart: 16 } }, ...entries.map(([key, inner]) => h(JsonTree, { key, name: key, value: inner }))),
  );
}
