/** What the menu loads later: the first file names this one alone, and what the others are made of is named here. */
export const loadFilter = async () => (await import('./-menu-filter.tsx')).MenuFilter;
export const loadQuickAdd = () => import('./-quick-add.ts');
