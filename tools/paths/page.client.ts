import type { ReportData, ReportFlow } from './page-data.ts';

const data = JSON.parse(document.getElementById('data')!.textContent!) as ReportData;
const field = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLSelectElement;
const form = document.querySelector('form')!;
const results = document.getElementById('paths')!;
const count = document.getElementById('count')!;

/** So many paths are listed at once; the count says how many there are. */
const SHOWN = 200;

function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

const placeText = ({ places }: ReportFlow, place: number): string => {
  const [state, sees, requirements] = places[place]!;
  return `${state}: ${sees}${requirements === '' ? '' : ` (${requirements})`}`;
};

function stepsOf(flow: ReportFlow, moves: readonly number[]): HTMLElement {
  return element(
    'ol',
    ...moves.map((move) => {
      const [does, place] = flow.moves[move]!;
      return element('li', element('strong', does), ` → ${placeText(flow, place)}`);
    }),
  );
}

function pathElement(flow: ReportFlow, [id, input, start, ms, moves]: ReportFlow['paths'][number]): HTMLElement {
  const details = element(
    'details',
    element('summary', element('code', id), ` ${flow.name}, from “${input}”, ${moves.length} steps, ${ms} ms`),
  );
  // Steps are drawn when they are opened: a page with all of them would be slow.
  details.addEventListener('toggle', () => {
    if (details.childElementCount === 1) details.append(element('p', placeText(flow, start)), stepsOf(flow, moves));
  });
  return details;
}

/** Returns a test for a path of a flow: does a move or a place of it have all the words that were typed? */
function matcherOf(flow: ReportFlow, words: string, requirement: string, state: string) {
  const text = words.trim().toLowerCase();
  const hasText = flow.moves.map(([does, place]) => `${does} ${placeText(flow, place)}`.toLowerCase().includes(text));
  const hasRequirement = flow.places.map(([, , requirements]) => requirements.split(', ').includes(requirement));
  const hasState = flow.places.map(([name]) => name.split(/[ ,]+/).includes(state) || name === state);
  const isOfFlow = flow.requirements.includes(requirement);
  return ([id, input, start, , moves]: ReportFlow['paths'][number]) => {
    const reaches = (place: readonly boolean[]) => place[start]! || moves.some((move) => place[flow.moves[move]![1]]!);
    return (
      (text === '' || id.includes(text) || input.toLowerCase().includes(text) || moves.some((move) => hasText[move]!)) &&
      (requirement === '' || isOfFlow || reaches(hasRequirement)) &&
      (state === '' || reaches(hasState))
    );
  };
}

function show(): void {
  const [words, requirement, state, most] = ['words', 'requirement', 'state', 'most'].map((id) => field(id).value) as [
    string,
    string,
    string,
    string,
  ];
  const flows = data.flows.filter(({ name }) => field('flow').value === '' || name === field('flow').value);
  const found = flows.flatMap((flow) => {
    const matches = matcherOf(flow, words, requirement.trim().toUpperCase(), state.trim());
    return flow.paths.filter((path) => matches(path) && (most === '' || path[4].length <= Number(most))).map((path) => ({ flow, path }));
  });
  count.textContent = `${found.length} paths${found.length > SHOWN ? `, the first ${SHOWN} listed` : ''}`;
  results.replaceChildren(...found.slice(0, SHOWN).map(({ flow, path }) => pathElement(flow, path)));
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
