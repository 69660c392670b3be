import type { LineIngredient } from '../cart/line.ts';
import type { Cents } from '../money/money.ts';
import { must } from '../must.ts';

export type PortionName = LineIngredient['portion'];

/** One ingredient that the guest may ask for, leave out or take instead. */
export interface ProductOption {
  readonly itemId: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** What a regular portion adds, in cents; may be negative. */
  readonly price: Cents;
  /** What extra adds on top. */
  readonly extraPrice: Cents;
  readonly calories: number;
  /** Upper case. */
  readonly allergens: readonly string[];
  readonly portions: readonly PortionName[];
}

/** `INCLUDED`: what the recipe has. `ADD`: what it has not, at most `max`. `CHOICE`: exactly one. */
export interface OptionGroup {
  readonly groupId: string;
  readonly name: string;
  readonly kind: 'INCLUDED' | 'ADD' | 'CHOICE';
  readonly max: number;
  readonly options: readonly ProductOption[];
}

/** Returns the ids of everything that may be chosen of an item, each once. */
export const optionIds = (groups: readonly OptionGroup[]): string[] => [
  ...new Set(groups.flatMap(({ options }) => options.map(({ itemId }) => itemId))),
];

/** Chosen portions by option id; an option that is left out is as in the recipe. */
export type Choices = Readonly<Record<string, PortionName>>;

/** The portion of an option that the recipe gives. */
const usualPortion = ({ isDefault }: ProductOption): PortionName => (isDefault ? 'Regular' : 'No');

/** The portion that the guest took, else the one of the recipe. */
export const portionOf = (option: ProductOption, choices: Choices): PortionName => choices[option.itemId] ?? usualPortion(option);

/** From least to most. */
const levels: readonly PortionName[] = ['No', 'Light', 'Regular', 'Extra'];

/** Returns the portions that an option is offered in, from least to most. What was added can always be left out again. */
export const levelsOf = ({ isDefault, portions }: ProductOption): readonly PortionName[] =>
  levels.filter((level) => portions.includes(level) || (level === 'No' && !isDefault));

/** Returns the options of a group that are taken. */
export const takenOf = ({ options }: OptionGroup, choices: Choices): readonly ProductOption[] =>
  options.filter((option) => portionOf(option, choices) !== 'No');

/** Returns what the guest took that the recipe has not, and that the cafe has run out of: the kitchen refuses it (AVAIL-10). */
export const goneOptions = (groups: readonly OptionGroup[], choices: Choices, soldOut: ReadonlySet<string>): readonly ProductOption[] =>
  groups.flatMap((group) => takenOf(group, choices)).filter(({ isDefault, itemId }) => !isDefault && soldOut.has(itemId));

/** The choices with one more made; in a group that takes one, the others are removed. A choice equal to the recipe's is left out. */
export function choose(choices: Choices, group: OptionGroup, itemId: string, portion: PortionName): Choices {
  const next: Record<string, PortionName> = { ...choices };
  for (const option of group.options) {
    const wanted = option.itemId === itemId ? portion : group.kind === 'CHOICE' ? 'No' : portionOf(option, choices);
    if (wanted === usualPortion(option)) delete next[option.itemId];
    else next[option.itemId] = wanted;
  }
  return next;
}

/** How the choices depart from the recipe, as the cart asks for it (PRODUCT-03, PRODUCT-04). */
export const ingredientsOf = (groups: readonly OptionGroup[], choices: Choices): readonly LineIngredient[] =>
  groups.flatMap((group): LineIngredient[] => {
    const changed = group.options.filter((option) => portionOf(option, choices) !== usualPortion(option));
    if (group.kind === 'CHOICE') {
      const usual = group.options.find(({ isDefault }) => isDefault);
      return changed
        .filter((option) => portionOf(option, choices) !== 'No')
        .map(({ itemId, name }) => ({ itemId, name, custType: 'SUBSTITUTED', portion: 'Regular', originalItemId: usual?.itemId ?? null }));
    }
    return changed.map((option) => {
      const portion = portionOf(option, choices);
      return { itemId: option.itemId, name: option.name, custType: portion === 'No' ? 'REMOVED' : 'ADDED', portion, originalItemId: null };
    });
  });

/** Returns what the recipe has of each group of which one is taken, where the guest took nothing else: the bread of a sandwich. */
export const usualChoices = (groups: readonly OptionGroup[], ingredients: readonly LineIngredient[]): readonly ProductOption[] =>
  groups.flatMap(({ kind, options }) => {
    const isChanged = options.some(({ itemId }) => ingredients.some((ingredient) => ingredient.itemId === itemId));
    return kind === 'CHOICE' && !isChanged ? options.filter(({ isDefault }) => isDefault) : [];
  });

/** The choices that a line of the cart was made with. */
export const choicesFrom = (groups: readonly OptionGroup[], ingredients: readonly LineIngredient[]): Choices =>
  ingredients.reduce<Choices>((choices, { itemId, portion }) => {
    const group = groups.find(({ options }) => options.some((option) => option.itemId === itemId));
    return group ? choose(choices, group, itemId, portion) : choices;
  }, {});

/** More departures from the recipe than the cafe takes (PRODUCT-05, E-40)? */
export const isOverLimit = (groups: readonly OptionGroup[], choices: Choices, max: number): boolean =>
  ingredientsOf(groups, choices).length > max;

/** Is the step from one to the next refused for that? A line that a cafe with a higher limit took can still be lessened. */
export const isOneTooMany = (groups: readonly OptionGroup[], before: Choices, next: Choices, max: number): boolean =>
  isOverLimit(groups, next, Math.max(max, ingredientsOf(groups, before).length));

/** Does an ADD group have more than it takes? */
export const isGroupFull = (group: OptionGroup, choices: Choices): boolean =>
  group.kind === 'ADD' && takenOf(group, choices).length >= group.max;

/** One more choice: how much of an option of a group. */
export interface Choice {
  readonly groupId: string;
  readonly itemId: string;
  readonly portion: PortionName;
}

/** What the choices of an item are made within: its groups, and how many changes the cafe makes. */
interface Made {
  readonly groups: readonly OptionGroup[];
  readonly choices: Choices;
  readonly customizationsMax: number;
}

/** Why a choice is refused: the group takes no more, or the cafe makes no more changes. */
export type ChoiceLimit = 'group' | 'changes';

/** Returns the limit that a choice would break; null: it is possible. */
export function limitOf({ groups, choices, customizationsMax }: Made, { groupId, itemId, portion }: Choice): ChoiceLimit | null {
  const group = must(
    groups.find((known) => known.groupId === groupId),
    'group',
  );
  const option = must(
    group.options.find((known) => known.itemId === itemId),
    'option',
  );
  const isNew = portion !== 'No' && portionOf(option, choices) === 'No';
  if (isNew && isGroupFull(group, choices)) return 'group';
  return isOneTooMany(groups, choices, choose(choices, group, itemId, portion), customizationsMax) ? 'changes' : null;
}

/** What the choices add to a price, in cents; what is left out saves nothing. */
export const choicesPrice = (groups: readonly OptionGroup[], choices: Choices): Cents => sumOf(groups, choices, priceOf);

/** What the choices add to the calories. */
export const choicesCalories = (groups: readonly OptionGroup[], choices: Choices): number =>
  sumOf(groups, choices, ({ calories }, portion, isDefault) => (share[portion] - (isDefault ? 1 : 0)) * calories);

const share: Readonly<Record<PortionName, number>> = { No: 0, Light: 0.5, Regular: 1, Extra: 2 };

const priceOf = ({ price, extraPrice }: ProductOption, portion: PortionName): Cents =>
  portion === 'No' ? 0 : price + (portion === 'Extra' ? extraPrice : 0);

const sumOf = (
  groups: readonly OptionGroup[],
  choices: Choices,
  of: (option: ProductOption, portion: PortionName, isDefault: boolean) => number,
) =>
  Math.round(
    groups
      .flatMap(({ options }) => options)
      .filter((option) => choices[option.itemId] !== undefined)
      .reduce((sum, option) => sum + of(option, portionOf(option, choices), option.isDefault), 0),
  );
