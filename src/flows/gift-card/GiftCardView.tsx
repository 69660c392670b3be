import { giftCardProblems, shapedGiftCardNumber } from '#domain/payment/gift-card.ts';
import type { GiftCardScreen, GiftCardTrouble } from '#machines/gift-card/gift-card.screen.ts';
import type { GiftCardEvent } from '#machines/gift-card/gift-card.types.ts';
import '#src/text/lazy/gift-card.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ShapedField } from '#src/ui/ShapedField.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';

/** A gift card as it is typed. It stays in the form; the vault gets it from there. */
interface TypedGiftCard {
  /** Empty where only the PIN is entered. */
  readonly giftCardNo: string;
  readonly giftCardPin: string;
}

interface GiftCardViewProps {
  readonly screen: GiftCardScreen;
  readonly send: (event: GiftCardEvent) => void;
  /** Puts number and PIN, or the PIN alone, into the vault, and gives the name of that place. */
  readonly keepGiftCard: (card: TypedGiftCard) => string;
}

/** A dialog to add a gift card, or to enter its PIN again: number, PIN, and what came of it. */
export function GiftCardView({ screen, send, keepGiftCard }: GiftCardViewProps) {
  if (screen.kind === 'finished') return null;
  const close = () => send({ type: 'giftCard.left' });
  return (
    <Dialog heading={headingOf(screen)} closeLabel={text('giftCard.close')} onClose={close} hasForm>
      {screen.kind === 'opening' && <Spinner label={text('giftCard.opening')} />}
      {screen.kind === 'blocked' && (
        <Stack gap={16}>
          <LiveRegion isUrgent>
            <Notice tone="bad">{text('giftCard.blocked')}</Notice>
          </LiveRegion>
          <Button onClick={close}>{text('giftCard.back')}</Button>
        </Stack>
      )}
      {screen.kind === 'filling' && <GiftCardForm screen={screen} send={send} keepGiftCard={keepGiftCard} />}
    </Dialog>
  );
}

type Filling = Extract<GiftCardScreen, { kind: 'filling' }>;

const headingOf = (screen: GiftCardScreen): string =>
  screen.kind === 'filling' && screen.lastFour !== null
    ? text('giftCard.pin.heading', { lastFour: screen.lastFour })
    : text('giftCard.heading');

/** Of a card that is here already its PIN is meant. */
const troubleText = (trouble: GiftCardTrouble, lastFour: string | null): string =>
  text(
    lastFour !== null && (trouble === 'known' || trouble === 'unknown') ? `giftCard.pin.trouble.${trouble}` : `giftCard.trouble.${trouble}`,
  );

function GiftCardForm({
  screen: { trouble, busy, canSave, lastFour },
  send,
  keepGiftCard,
}: GiftCardViewProps & { readonly screen: Filling }) {
  const form = useForm<TypedGiftCard & { readonly isSaved: boolean }>({
    initial: { giftCardNo: '', giftCardPin: '', isSaved: false },
    isBusy: busy !== null,
    problemsIn(card) {
      const problems = giftCardProblems(card);
      return {
        ...(lastFour === null && problems.includes('number') && { giftCardNo: text('giftCard.error.number') }),
        ...(problems.includes('pin') && { giftCardPin: text('giftCard.error.pin') }),
      };
    },
    onSubmit: ({ giftCardNo, giftCardPin, isSaved }) =>
      send({
        type: 'giftCard.submitted',
        secretId: keepGiftCard({ giftCardNo: giftCardNo.replaceAll(' ', ''), giftCardPin: giftCardPin.trim() }),
        isSaved,
      }),
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        {lastFour === null ? (
          <ShapedField
            {...form.field('giftCardNo')}
            label={text('giftCard.number')}
            hint={text('giftCard.number.hint')}
            inputMode="numeric"
            autoComplete="off"
            shape={shapedGiftCardNumber}
            required
          />
        ) : (
          <p>{text('giftCard.pin.how')}</p>
        )}
        <TextField
          {...form.field('giftCardPin')}
          label={text('giftCard.pin')}
          hint={text('giftCard.pin.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          required
        />
        {canSave && <CheckboxRow {...form.checkbox('isSaved')} isAlone label={text('giftCard.save')} />}
        <LiveRegion isUrgent>{trouble && <Notice tone="bad">{troubleText(trouble, lastFour)}</Notice>}</LiveRegion>
        <Button type="submit" isWide isBusy={busy !== null}>
          {text(busy === null ? (lastFour === null ? 'giftCard.submit' : 'giftCard.pin.submit') : `giftCard.busy.${busy}`)}
        </Button>
      </Stack>
    </form>
  );
}
