import { Phone } from 'lucide';
import { formatCents } from '#domain/money/money.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { dayLabel, inSentence, momentLabel, timeLabel } from '#domain/time/label.ts';
import { zoneLabel } from '#domain/time/zone-label.ts';
import type { UpsellScreen } from '#machines/upsell/upsell.screen.ts';
import type { UpsellEvent } from '#machines/upsell/upsell.types.ts';
import '#src/text/lazy/upsell.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './LargeOrder.css.ts';

interface LargeOrderDialogProps {
  readonly screen: Extract<UpsellScreen, { readonly kind: 'choosingTime' }>;
  readonly send: (event: UpsellEvent) => void;
}

/** The kitchen needs longer for a large order: its first times, a way to all of them, and a number to call (OVERLAYS-30). */
export function LargeOrderDialog({ screen, send }: LargeOrderDialogProps) {
  const { large, at, cafe } = screen;
  const back = () => send({ type: 'upsell.left' });
  const time = large.day === large.today ? timeLabel(at) : momentLabel(at, `${large.today}T00:00`);
  return (
    <Dialog
      heading={text('largeOrder.heading')}
      closeLabel={text('upsell.close')}
      onClose={back}
      footer={
        <div className={css.foot}>
          <Button isWide isBusy={screen.isConfirming} onClick={() => send({ type: 'checkout.continued' })}>
            {text('largeOrder.checkout', { time: inSentence(time) })}
          </Button>
          <Button isWide tone="quiet" onClick={back}>
            {text('upsell.back')}
          </Button>
        </div>
      }
    >
      <Stack gap={16}>
        {screen.renewedBy && <Notice>{text(screen.renewedBy === 'order' ? 'largeOrder.renewed' : 'largeOrder.passed')}</Notice>}
        <NewWords>
          <p className={css.why}>{whyOf(screen)}</p>
        </NewWords>
        <div className={css.times}>
          <RadioChips
            legend={
              <>
                {text('largeOrder.when', { day: dayLabel(large.day, large.today), cafe: cafe.name })}{' '}
                <span className={css.zone}>{text('largeOrder.zone', { zone: zoneLabel(cafe.timeZone) })}</span>
              </>
            }
            variant="grid"
            value={at}
            onChange={(picked) => send({ type: 'time.picked', at: picked })}
            options={large.times.map((each) => ({ value: each, label: timeLabel(each) }))}
          />
          <div>
            <InlineButton onClick={() => send({ type: 'setup.requested' })}>{text('largeOrder.more')}</InlineButton>
          </div>
        </div>
        <div className={css.help}>
          <Icon of={Phone} size={20} className={css.phone} />
          <div>
            <p className={css.question}>{text('largeOrder.crowd')}</p>
            <p className={css.zone}>{text('largeOrder.help', { cafe: cafe.name, phone: formatPhone(cafe.phone) })}</p>
          </div>
          <a className={css.call} href={`tel:${cafe.phone}`}>
            {text('largeOrder.call')}
          </a>
        </div>
      </Stack>
    </Dialog>
  );
}

function whyOf({ large, destination }: LargeOrderDialogProps['screen']): string {
  const from = formatCents(large.from);
  if (large.minutes === null) return text('largeOrder.longer', { from });
  return text(destination === 'DELIVERY' ? 'largeOrder.minutes.delivery' : 'largeOrder.minutes', { from, minutes: large.minutes });
}
