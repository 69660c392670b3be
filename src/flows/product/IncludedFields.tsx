import { ChevronDown } from 'lucide';
import { Fragment, useState } from 'react';
import { levelsOf, portionOf, type PortionName, type ProductOption } from '#domain/product/choices.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Group } from '#src/ui/Group.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import * as css from './Product.css.ts';
import type { GroupFieldsProps } from './group-fields.ts';
import { RefusedNote } from './RefusedNote.tsx';
import { priceDifference } from '#src/flows/kit/price-difference.ts';

/** What the recipe has: how much of each. */
export const IncludedFields = ({ group, choices, soldOut, customizationsMax, refused, onChoose }: GroupFieldsProps) => (
  <Group legend={group.name}>
    <div className={css.ingredients}>
      {group.options.map((option) => (
        <Fragment key={option.itemId}>
          <Ingredient
            option={option}
            portion={portionOf(option, choices)}
            isSoldOut={soldOut.has(option.itemId)}
            onChoose={(portion) => onChoose(option.itemId, portion)}
          />
          {refused?.itemId === option.itemId && <RefusedNote {...{ group, customizationsMax }} limit={refused.limit} />}
        </Fragment>
      ))}
    </div>
  </Group>
);

interface IngredientProps {
  readonly option: ProductOption;
  readonly portion: PortionName;
  readonly isSoldOut: boolean;
  readonly onChoose: (portion: PortionName) => void;
}

/** On a phone the levels open from a button that says the one that is taken. */
function Ingredient({ option, portion, isSoldOut, onChoose }: IngredientProps) {
  const [isOpen, setOpen] = useState(false);
  const label = text('product.portion', { name: option.name });
  const levels = levelsOf(option);
  return (
    <div className={css.ingredient}>
      <span className={css.ingredientName}>
        <span className={portion === 'No' ? css.struck : undefined}>{option.name}</span>
        {portion === 'No' && <span className={css.quiet}>{text('product.removed')}</span>}
      </span>
      {levels.length > 1 && (
        <>
          <button
            type="button"
            className={css.level}
            aria-expanded={isOpen}
            aria-label={`${label}: ${text(`product.portion.${portion}`)}`}
            onClick={() => setOpen(!isOpen)}
          >
            {text(`product.portion.${portion}`)}
            <Icon of={ChevronDown} size={18} />
          </button>
          <div className={css.levels({ isOpen })}>
            <Segments
              label={label}
              value={portion}
              onChange={onChoose}
              options={levels.map((level) => ({
                value: level,
                label: text(`product.portion.${level}`),
                meta: level === 'Extra' ? (priceDifference(option.extraPrice) ?? text('product.free')) : undefined,
                isDisabled: isSoldOut && level !== portion,
              }))}
            />
          </div>
        </>
      )}
    </div>
  );
}
