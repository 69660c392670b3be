import { drawable } from '#domain/app/list-max.ts';
import { formatCents } from '#domain/money/money.ts';
import { isComplete, lineWithoutReason } from '#domain/remedy/selection.ts';
import type { RemedyItem } from '#domain/remedy/remedy.ts';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyEvent } from '#machines/remedy/remedy.types.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ChoiceRows } from '#src/ui/ChoiceRows.tsx';
import { Group } from '#src/ui/Group.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Allergy } from './OrderFacts.tsx';
import * as css from './Remedy.css.ts';

interface WrongItemsProps {
  readonly screen: Extract<RemedyScreen, { kind: 'items' }>;
  readonly send: (event: RemedyEvent) => void;
}

const nameOf = (lineItemId: string) => `remedy-${lineItemId}`;

/** On to the remedies; what is not said yet takes the focus. */
export function WrongItemsFoot({ screen: { selection, isTelling }, send }: WrongItemsProps) {
  function next() {
    send({ type: 'remedies.requested' });
    if (isComplete(selection)) return;
    const line = lineWithoutReason(selection);
    const control = line === null ? 'dialog[open] input[type="checkbox"]' : `dialog[open] input[name="${CSS.escape(nameOf(line))}"]`;
    document.querySelector<HTMLElement>(control)?.focus();
  }
  return (
    <Button isWide disabled={isTelling} onClick={next}>
      {text('remedy.next')}
    </Button>
  );
}

/** What was wrong: items with their reasons, or the whole order. */
export function WrongItems({ screen, send }: WrongItemsProps) {
  const { items, wholeOrder, selection, missing, isTelling, order } = screen;
  return (
    <>
      <p className={css.lead}>{text('remedy.items.lead')}</p>
      <Group legend={text('remedy.items.legend')} isLegendHidden>
        <ChoiceRows>
          {drawable(items).map((item) => (
            <Item key={item.lineItemId} {...{ item, screen, send }} />
          ))}
          {wholeOrder.map(({ groupId, description }) => (
            <CheckboxRow
              key={groupId}
              label={description}
              checked={selection.wholeOrder === groupId}
              disabled={isTelling}
              onChange={() => send({ type: 'whole.toggled', groupId })}
            />
          ))}
        </ChoiceRows>
      </Group>
      <LiveRegion isUrgent>{missing && <p className={css.error}>{missingWords(items, missing.lineItemId)}</p>}</LiveRegion>
      <Button tone="quiet" disabled={isTelling} onClick={() => send({ type: 'none.chosen' })}>
        {text(isTelling ? 'remedy.items.telling' : 'remedy.items.none')}
      </Button>
      <Allergy phone={order.phone} />
    </>
  );
}

/** An item; one that is chosen opens its reasons below itself. */
function Item({ item, screen: { reasons, selection, isTelling }, send }: WrongItemsProps & { readonly item: RemedyItem }) {
  const { lineItemId, description, imgKey, price } = item;
  const isChosen = Object.hasOwn(selection.reasons, lineItemId);
  return (
    <div>
      <CheckboxRow
        label={
          <span className={css.item}>
            <Thumbnail src={imgKey === null ? null : pictureOf(imgKey)} size="small" />
            {description}
          </span>
        }
        end={price === null ? undefined : formatCents(price)}
        checked={isChosen}
        disabled={isTelling}
        onChange={() => send({ type: 'item.toggled', lineItemId })}
      />
      {isChosen && (
        <div className={css.reasons}>
          <RadioChips
            legend={text('remedy.items.reason', { item: description })}
            isLegendHidden
            name={nameOf(lineItemId)}
            value={selection.reasons[lineItemId] ?? null}
            options={reasons.map((group) => ({ value: group.groupId, label: group.description, isDisabled: isTelling }))}
            onChange={(groupId) => send({ type: 'reason.picked', lineItemId, groupId })}
          />
        </div>
      )}
    </div>
  );
}

function missingWords(items: readonly RemedyItem[], lineItemId: string | null): string {
  const item = items.find((one) => one.lineItemId === lineItemId);
  return item === undefined ? text('remedy.items.missing') : text('remedy.items.missing.reason', { item: item.description });
}
