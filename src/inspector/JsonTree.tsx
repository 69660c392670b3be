interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

/** A value as a tree to open and close; its words are text, never markup. */
export function JsonTree({ name, value, isOpen = false }: JsonTreeProps) {
  if (typeof value !== 'object' || value === null) {
    return (
      <div>
        <span>{name}: </span>
        <code>{JSON.stringify(value) ?? 'undefined'}</code>
      </div>
    );
  }
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0) return <JsonLeaf name={name} words={Array.isArray(value) ? '[]' : '{}'} />;
  return (
    <details open={isOpen}>
      <summary>
        {name} <small>{Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}</small>
      </summary>
      <div style={{ paddingInlineStart: 16 }}>
        {entries.map(([key, inner]) => (
          <JsonTree key={key} name={key} value={inner} />
        ))}
      </div>
    </details>
  );
}

const JsonLeaf = ({ name, words }: { name: string; words: string }) => (
  <div>
    <span>{name}: </span>
    <code>{words}</code>
  </div>
);
