import { rowState } from '#domain/menu/allergen-rows.ts';
import type { AllergenRow } from '#domain/menu/allergens.ts';
import type { AllergensScreen } from '#machines/allergens/allergens.screen.ts';
import type { AllergensEvent } from '#machines/allergens/allergens.types.ts';
import { allergenWord, allergenWords, capitalized } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/avoidance.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './Allergens.css.ts';

type Choosing = Extract<AllergensScreen, { kind: 'choosing' }>;

interface AvoidanceFieldsProps {
  readonly screen: Choosing;
  readonly send: (event: AllergensEvent) => void;
  readonly diets: readonly string[];
  readonly cafe: { readonly name: string; readonly phone: string } | null;
}

/** What to hide, what to show, and how long it is kept. */
export function AvoidanceFields({ screen, send, diets, cafe }: AvoidanceFieldsProps) {
  const { rows, avoidance, isKept } = screen;
  const toggle = (name: string) => send({ type: 'allergen.toggled', name });
  return (
    <Stack gap={24}>
      <p className={css.lead}>{text('allergens.lead')}</p>
      <fieldset>
        <legend className={css.legend}>{text('allergens.hide')}</legend>
        <div className={css.rows}>
          {rows.map((row) =>
            row.members.length === 0 ? (
              <CheckboxRow
                key={row.name}
                label={capitalized(allergenWord(row.name))}
                checked={avoidance.allergens.includes(row.name)}
                onChange={() => toggle(row.name)}
              />
            ) : (
              <ParentRow key={row.name} row={row} avoided={avoidance.allergens} onToggle={toggle} />
            ),
          )}
        </div>
      </fieldset>
      {diets.length > 0 && (
        <fieldset>
          <legend className={css.legend}>{text('allergens.show')}</legend>
          <div className={css.rows}>
            {diets.map((diet) => (
              <CheckboxRow
                key={diet}
                label={diet}
                checked={avoidance.diets.includes(diet)}
                onChange={() => send({ type: 'diet.toggled', diet })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Notice tone="warn" heading={text('allergens.kitchen')}>
        {text('allergens.kitchen.words')}{' '}
        {cafe && (
          <a className={css.call} href={`tel:${cafe.phone}`} aria-label={text('allergens.call.cafe', { cafe: cafe.name })}>
            {text('allergens.call')}
          </a>
        )}
      </Notice>
      <CheckboxRow
        label={text('allergens.keep')}
        meta={text('allergens.keep.hint')}
        checked={isKept}
        onChange={() => send({ type: 'keeping.toggled' })}
      />
    </Stack>
  );
}

/** As many are named on the closed line. */
const MOST_NAMED = 2;

interface ParentRowProps {
  readonly row: AllergenRow;
  readonly avoided: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** One box for all of a group, and one for each. */
function ParentRow({ row, avoided, onToggle }: ParentRowProps) {
  const state = rowState(row, avoided);
  const word = allergenWord(row.name);
  const named = row.members.slice(0, MOST_NAMED).map(allergenWord);
  const rest = row.members.length - named.length;
  const names = allOf(rest > 0 ? [...named, text('allergens.members.more', { count: rest })] : named);
  return (
    <div className={css.whole}>
      <Fold
        label={capitalized(word)}
        meta={state === 'none' ? capitalized(names) : text('allergens.filter.hide', { names: hiddenWords(row, avoided) })}
        isOpenAtFirst={state !== 'none'}
      >
        <CheckboxRow label={text('allergens.all', { name: word })} checked={state === 'all'} onChange={() => onToggle(row.name)} />
        {row.members.map((member) => (
          <CheckboxRow
            key={member}
            label={capitalized(allergenWord(member))}
            checked={avoided.includes(member)}
            onChange={() => onToggle(member)}
          />
        ))}
      </Fold>
    </div>
  );
}

const hiddenWords = (row: AllergenRow, avoided: readonly string[]) =>
  rowState(row, avoided) === 'all' ? allergenWord(row.name) : allergenWords(row.members.filter((member) => avoided.includes(member)));
