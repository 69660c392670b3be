import { formatCents } from '#domain/money/money.ts';
import type { OfferedRemedy } from '#domain/remedy/selection.ts';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyEvent } from '#machines/remedy/remedy.types.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Allergy } from './OrderFacts.tsx';
import { wrongWords } from './wrong-words.ts';
import * as css from './Remedy.css.ts';

interface RemediesProps {
  readonly screen: Extract<RemedyScreen, { kind: 'remedies' }>;
  readonly send: (event: RemedyEvent) => void;
}

/** Accepts the remedy that it names, which cannot be undone. */
export const RemediesFoot = ({ screen: { chosen, busy }, send }: RemediesProps) => (
  <Button isWide isBusy={busy !== null} onClick={() => send({ type: 'remedy.accepted' })}>
    {busy === null ? takeWords(chosen) : text(`remedy.busy.${busy}`)}
  </Button>
);

/** What would make it right, with what it is worth. */
export const Remedies = ({ screen: { order, told, remedies, chosen, before, busy }, send }: RemediesProps) => (
  <>
    <p className={css.lead}>{text('remedy.fix.for', { what: told.map(wrongWords).join(', ') })}</p>
    <RadioRows
      legend={text('remedy.fix')}
      isLegendHidden
      variant="framed"
      value={chosen.optionId}
      options={remedies.map(({ optionId, kind, description, detail, value }) => ({
        value: optionId,
        label: description,
        meta: detail ?? undefined,
        end: kind === 'remake' ? text('remedy.fix.free') : formatCents(optionId === chosen.optionId ? chosen.value : value),
        isDisabled: busy !== null,
      }))}
      onChange={(optionId) => send({ type: 'option.picked', optionId })}
    />
    {before !== null && (
      <NewWords>
        <p className={css.changed}>{text('remedy.fix.changed', { value: formatCents(chosen.value), before: formatCents(before) })}</p>
      </NewWords>
    )}
    <Button tone="quiet" disabled={busy !== null} onClick={() => send({ type: 'none.chosen' })}>
      {text('remedy.fix.none')}
    </Button>
    <Allergy phone={order.phone} />
  </>
);

const takeWords = ({ kind, value, description }: OfferedRemedy) =>
  text(`remedy.take.${kind}`, { value: formatCents(value), option: description });
