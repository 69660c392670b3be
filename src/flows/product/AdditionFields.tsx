import { useId } from 'react';
import { levelsOf, portionOf, takenOf, type OptionGroup } from '#domain/product/choices.ts';
import '#src/text/lazy/product.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ChoiceRows } from '#src/ui/ChoiceRows.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import * as css from './Product.css.ts';
import type { GroupFieldsProps } from './group-fields.ts';
import { limitText, RefusedNote } from './RefusedNote.tsx';
import { priceDifference } from '#src/flows/kit/price-difference.ts';

/** As many are named on the closed line. */
const MOST_NAMED = 2;
/** What the recipe does not have, behind one line. */
export function AdditionFields({ group, choices, soldOut, customizationsMax, refused, limitOf, onChoose }: GroupFieldsProps) {
  const reason = useId();
  const limit = group.options.map(({ itemId }) => limitOf(itemId, 'Regular')).find((each) => each !== null) ?? null;
  const taken = takenOf(group, choices);
  const names = allOf(taken.map(({ name }) => name));
  const hint = taken.length === 0 ? offered(group) : text('product.added.taken', { names, count: taken.length, max: group.max });
  return (
    <Fold label={group.name} meta={hint} isOpenAtFirst={taken.length > 0}>
      <fieldset aria-label={group.name}>
        <ChoiceRows>
          {group.options.map((option) => {
            const portion = portionOf(option, choices);
            const isRefused = portion === 'No' && limitOf(option.itemId, 'Regular') !== null;
            const isGone = soldOut.has(option.itemId);
            const levels = levelsOf(option).filter((level) => level !== 'No');
            return (
              <div key={option.itemId} className={css.addition}>
                <CheckboxRow
                  label={option.name}
                  meta={isGone ? text('menu.soldOut') : undefined}
                  end={priceDifference(option.price)}
                  name={group.groupId}
                  checked={portion !== 'No'}
                  // What is taken can be left out again.
                  disabled={isGone && portion === 'No'}
                  {...(isRefused && { 'aria-disabled': true, 'aria-describedby': reason })}
                  onChange={(event) => onChoose(option.itemId, event.currentTarget.checked ? 'Regular' : 'No')}
                />
                {portion !== 'No' && levels.length > 1 && (
                  <div className={css.portions}>
                    <Segments
                      label={text('product.portion', { name: option.name })}
                      value={portion}
                      onChange={(level) => onChoose(option.itemId, level)}
                      options={levels.map((level) => ({
                        value: level,
                        label: text(`product.portion.${level}`),
                        meta: level === 'Extra' ? (priceDifference(option.extraPrice) ?? text('product.free')) : undefined,
                      }))}
                    />
                  </div>
                )}
                {refused?.itemId === option.itemId && <RefusedNote {...{ group, customizationsMax }} limit={refused.limit} />}
              </div>
            );
          })}
        </ChoiceRows>
        {limit !== null && (
          <p id={reason} hidden>
            {limitText(limit, { group, customizationsMax })}
          </p>
        )}
      </fieldset>
    </Fold>
  );
}

/** `Cheddar, Provolone, and 4 more. Up to 2`. */
function offered({ options, max }: OptionGroup): string {
  const named = options.slice(0, MOST_NAMED).map(({ name }) => name);
  const rest = options.length - named.length;
  const names = allOf(rest > 0 ? [...named, text('product.added.more', { count: rest })] : named);
  return text('product.added.upTo', { names, max });
}
