import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { guardNameOf, nameOf } from '#src/inspector/words.ts';

/** A machine as Mermaid text, for `docs/machines/`. */
export const mermaidOf = (machine: AnyStateMachine): string => ['stateDiagram-v2', ...linesOf(machine.root)].join('\n');

function linesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const arrows = [
    ...[...node.transitions.values(), node.always ?? []].flat().flatMap((transition) => arrowsOf(node, transition)),
    ...noteLines(node),
  ];
  if (children.length === 0) return node.type === 'final' ? [`${idOf(node)} --> [*]`] : arrows;
  const regions = children.map((child) => [nameLine(child), ...linesOf(child)].join('\n'));
  const inner =
    node.type === 'parallel' ? regions.join('\n--\n') : [`[*] --> ${idOf(node.initial.target[0] ?? node)}`, ...regions].join('\n');
  if (node.parent === undefined) return [inner, ...rootArrows(node, arrows)];
  return [`state "${node.key}" as ${idOf(node)} {`, inner, '}', ...arrows];
}

/** What works in a state and how it is marked, as a note beside it; Mermaid draws none for the root. */
function noteLines(node: AnyStateNode): string[] {
  if (node.parent === undefined) return [];
  const words = [...node.invoke.map(({ id }) => `invokes ${id}`), ...node.tags.map((tag) => `tag ${tag}`)];
  return words.length === 0 ? [] : [`note right of ${idOf(node)}`, ...words, 'end note'];
}

/** A state within another has a long id; the drawing shows its own name. */
const nameLine = (node: AnyStateNode) => (Object.keys(node.states).length > 0 ? '' : `state "${node.key}" as ${idOf(node)}`);

const arrowsOf = (node: AnyStateNode, { eventType, target, guard }: AnyTransitionDefinition): string[] =>
  (target ?? []).map((to) => {
    const name = guardNameOf(guard);
    const label = [nameOf({ type: String(eventType) }), name && `[${name}]`].filter(Boolean).join(' ');
    return `${idOf(node)} --> ${idOf(to)}${label && `: ${label.replaceAll(':', ' is')}`}`;
  });

/** Mermaid has no box for the root, so what holds everywhere is a note on it. */
const rootArrows = (node: AnyStateNode, arrows: readonly string[]) =>
  arrows.map((arrow) => `%% everywhere: ${arrow.replace(`${idOf(node)} --> `, '')}`);

const idOf = ({ id }: AnyStateNode) => id.replaceAll(/\W/g, '_');

/** Every page of `docs/machines/`, by file name: one per machine, and an index with what each state means. */
export async function machinePages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const entries: string[] = [];
  for (const file of globSync('machines/*/*.machine.ts').toSorted()) {
    const flow = path.basename(file, '.machine.ts');
    const exported = Object.values((await import(path.resolve(file))) as Record<string, unknown>);
    for (const machine of exported.filter((value) => value instanceof StateMachine)) {
      pages.set(`${flow}.md`, pageOf(machine));
      entries.push(`- [${machine.id}](${flow}.md)`);
    }
  }
  return pages.set('README.md', `# Machines\n\nDrawn by \`npm run diagrams\` from \`machines/\`.\n\n${entries.join('\n')}\n`);
}

function pageOf(machine: AnyStateMachine): string {
  const described = Object.values(machine.root.states).filter(({ description }) => description);
  const legend = described.map(({ key, description }) => `- **${key}**: ${description}`).join('\n');
  return `# ${machine.id}\n\n\`\`\`mermaid\n${mermaidOf(machine).replaceAll(/\n+/g, '\n')}\n\`\`\`\n${legend && `\n${legend}\n`}`;
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync('docs/machines', { recursive: true });
  for (const [name, text] of await machinePages()) writeFileSync(path.join('docs/machines', name), text);
}
