import { memo } from 'react';
import { limitOf, type Choices, type OptionGroup, type PortionName } from '#domain/product/choices.ts';
import type { ProductEvent, RefusedOption } from '#machines/product/product.types.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { AdditionFields } from './AdditionFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { IncludedFields } from './IncludedFields.tsx';
import * as css from './Product.css.ts';

interface OptionFieldsProps {
  readonly groups: readonly OptionGroup[];
  readonly choices: Choices;
  readonly soldOut: ReadonlySet<string>;
  readonly customizationsMax: number;
  readonly refused: RefusedOption | null;
  readonly send: (event: ProductEvent) => void;
}

/** All that can be changed about an item: what is in it, then what can be added. Not drawn again for a change of anything else. */
export const OptionFields = memo(function OptionFields({ send, ...screen }: OptionFieldsProps) {
  const { groups, choices, soldOut, customizationsMax, refused } = screen;
  const additions = groups.filter(({ kind }) => kind === 'ADD');
  const fieldsOf = (group: OptionGroup) => ({
    group,
    choices,
    soldOut,
    customizationsMax,
    refused,
    limitOf: (itemId: string, portion: PortionName) => limitOf(screen, { groupId: group.groupId, itemId, portion }),
    onChoose: (itemId: string, portion: PortionName) => send({ type: 'option.chosen', groupId: group.groupId, itemId, portion }),
  });
  return (
    <>
      {groups.map((group) => {
        if (group.kind === 'CHOICE') return <ChoiceFields key={group.groupId} {...fieldsOf(group)} />;
        if (group.kind === 'INCLUDED') return <IncludedFields key={group.groupId} {...fieldsOf(group)} />;
        return null;
      })}
      {additions.length > 0 && (
        <section aria-labelledby="product-additions">
          <h2 id="product-additions" className={css.groupName}>
            {text('product.added')}
          </h2>
          <div className={css.additions}>
            {additions.map((group) => (
              <AdditionFields key={group.groupId} {...fieldsOf(group)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
});
