import { ArrowLeftRight } from 'lucide';
import { useState } from 'react';
import { takenOf } from '#domain/product/choices.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import * as css from './Product.css.ts';
import type { GroupFieldsProps } from './group-fields.ts';
import { RefusedNote } from './RefusedNote.tsx';
import { priceDifference } from '#src/flows/kit/price-difference.ts';

/** As many are in sight at once; of more, only the one that is taken, until the guest asks for the others. */
const MOST_IN_SIGHT = 3;

/** Exactly one of several, such as the bread. */
export function ChoiceFields({ group, choices, soldOut, customizationsMax, refused, onChoose }: GroupFieldsProps) {
  const isFolded = group.options.length > MOST_IN_SIGHT;
  const [isOpen, setOpen] = useState(!isFolded);
  const [taken] = takenOf(group, choices);
  return (
    <div className={css.choice}>
      {isFolded && <h2 className={css.groupName}>{group.name}</h2>}
      {isFolded && (
        <div className={css.swap}>
          <span className={css.swapWords}>
            <span className={css.taken}>{taken?.name}</span>
            <span className={css.quiet}>{text('product.others', { count: group.options.length - 1 })}</span>
          </span>
          <Button
            tone="neutral"
            aria-expanded={isOpen}
            aria-label={`${text('product.swap')}: ${group.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ArrowLeftRight} size={18} />
            {text('product.swap')}
          </Button>
        </div>
      )}
      {isOpen && (
        <RadioRows
          legend={group.name}
          isLegendHidden={isFolded}
          value={taken?.itemId ?? null}
          onChange={(itemId) => onChoose(itemId, 'Regular')}
          options={group.options.map((option) => ({
            value: option.itemId,
            label: option.name,
            meta: soldOut.has(option.itemId) ? text('menu.soldOut') : undefined,
            end: priceDifference(option.price),
            isDisabled: soldOut.has(option.itemId),
          }))}
        />
      )}
      {refused !== null && group.options.some(({ itemId }) => itemId === refused.itemId) && (
        <RefusedNote key={refused.itemId} {...{ group, customizationsMax }} limit={refused.limit} />
      )}
    </div>
  );
}
