import { formatCents, type Cents } from '#domain/money/money.ts';
import { isGroupFull, portionOf, type Choices, type OptionGroup, type PortionName, type ProductOption } from '#domain/product/choices.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ChoiceRows } from '#src/ui/ChoiceRows.tsx';
import { Group } from '#src/ui/Group.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import * as css from './Product.css.ts';

interface OptionGroupFieldsProps {
  readonly group: OptionGroup;
  readonly choices: Choices;
  readonly soldOut: ReadonlySet<string>;
  readonly onChoose: (itemId: string, portion: PortionName) => void;
}

/** What an option adds, `+$1.50`, or nothing to say. */
const difference = (cents: Cents): string | undefined =>
  cents === 0 ? undefined : `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`;

export function OptionGroupFields({ group, choices, soldOut, onChoose }: OptionGroupFieldsProps) {
  if (group.kind === 'CHOICE') {
    const taken = group.options.find((option) => portionOf(option, choices) !== 'No');
    return (
      <RadioRows
        legend={group.name}
        value={taken?.itemId ?? null}
        onChange={(itemId) => onChoose(itemId, 'Regular')}
        options={group.options.map((option) => ({
          value: option.itemId,
          label: option.name,
          end: difference(option.price),
          isDisabled: soldOut.has(option.itemId),
        }))}
      />
    );
  }
  const isFull = isGroupFull(group, choices);
  return (
    <Group legend={group.name} hint={group.kind === 'ADD' ? text('product.addUpTo', { max: group.max }) : text('product.included')}>
      <ChoiceRows>
        {group.options.map((option) => {
          const portion = portionOf(option, choices);
          return (
            <div key={option.itemId}>
              <CheckboxRow
                label={option.name}
                end={difference(option.price)}
                name={group.groupId}
                checked={portion !== 'No'}
                disabled={soldOut.has(option.itemId) || (isFull && portion === 'No') || (portion !== 'No' && !canLeaveOut(option))}
                onChange={(event) => onChoose(option.itemId, event.currentTarget.checked ? 'Regular' : 'No')}
              />
              {portion !== 'No' && <Portions option={option} portion={portion} onChoose={(next) => onChoose(option.itemId, next)} />}
            </div>
          );
        })}
      </ChoiceRows>
    </Group>
  );
}

/** An added ingredient can always be left out again. */
const canLeaveOut = ({ isDefault, portions }: ProductOption) => !isDefault || portions.includes('No');

interface PortionsProps {
  readonly option: ProductOption;
  readonly portion: PortionName;
  readonly onChoose: (portion: PortionName) => void;
}

function Portions({ option, portion, onChoose }: PortionsProps) {
  const offered = option.portions.filter((name) => name !== 'No');
  if (offered.length < 2) return null;
  return (
    <div className={css.portions}>
      <RadioChips
        legend={text('product.portion', { name: option.name })}
        isLegendHidden
        value={portion}
        onChange={onChoose}
        options={offered.map((name) => ({
          value: name,
          label: text(`product.portion.${name}`),
          meta: name === 'Extra' ? difference(option.extraPrice) : undefined,
        }))}
      />
    </div>
  );
}
