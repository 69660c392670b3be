const citation = /(?:\b([A-Z]+(?:-[A-Z]+)*)|(?<=,|and|to)\s*)-(\d{2,3})\b/g;

/**
 * Returns the requirement ids in a text, each once: `CART-13`, `AMB-48`, `-14, -15` after an id of the same group, and every id of
 * `ROUTES-34 to -43`.
 */
export function requirementsIn(text: string): readonly string[] {
  const ids: string[] = [];
  let last = { group: '', number: 0, end: 0 };
  for (const { 0: all, 1: name, 2: digits = '', index } of text.matchAll(citation)) {
    const group = name ?? last.group;
    if (group === '') continue;
    const number = Number(digits);
    const isRange = group === last.group && /^\s*to\s*$/.test(text.slice(last.end, index));
    const first = isRange ? last.number + 1 : number;
    for (let each = first; each <= number; each += 1) ids.push(`${group}-${String(each).padStart(2, '0')}`);
    last = { group, number, end: index + all.length };
  }
  return [...new Set(ids)];
}

/** Returns the group of an id: `ORD-SETUP` of `ORD-SETUP-14`. */
export const groupOf = (id: string): string => id.replace(/-\d+$/, '');

/** Orders ids by group, and by number within it, so that `C-100` follows `C-99`. */
export const byId = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
