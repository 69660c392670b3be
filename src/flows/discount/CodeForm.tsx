import { useEffect, useImperativeHandle, useState, type Ref, type RefObject } from 'react';
import { CODE_MAX, discountCode } from '#domain/discount/code.ts';
import type { DiscountScreen } from '#machines/discount/discount.screen.ts';
import type { DiscountEvent } from '#machines/discount/discount.types.ts';
import '#src/text/lazy/discount.ts';
import { text } from '#src/text/text.ts';
import { CodeEntry } from '#src/ui/CodeEntry.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from '#src/flows/kit/SummaryRow.css.ts';
import { troubleWords } from './discount-words.ts';
import { TroubleHelp } from './TroubleHelp.tsx';

interface CodeFormProps {
  readonly screen: DiscountScreen;
  readonly send: (event: DiscountEvent) => void;
  /** The page that a change of the order comes back to. */
  readonly returnTo: string;
  /** Receives the way to apply what is typed before an order is placed. Default: none. */
  readonly typedCode?: Ref<TypedCode> | undefined;
}

/** A code that may be typed and not sent. */
export interface TypedCode {
  /** Sends a code that is typed, once: an order is not placed without it. Returns whether the order has to wait. */
  readonly apply: () => boolean;
}

/** A form for a promo code. A refused code stays in the field with the reason and the one action that would help. */
export function CodeForm({ screen, send, returnTo, typedCode }: CodeFormProps) {
  const code = useLastCode(screen);
  const trouble = screen.kind === 'refused' && screen.trouble.name === null ? screen.trouble : null;
  // While the rewards are read, a code is taken and applied next.
  const isBusy = screen.kind === 'working' && screen.at !== 'opening';
  const form = useForm({
    initial: { code },
    followsInitial: true,
    isBusy,
    problemsIn: (typed) => (discountCode(typed.code) === '' ? { code: text('discount.error.empty') } : {}),
    refused: trouble === null ? {} : { code: troubleWords(trouble) },
    onSubmit: (typed) => send({ type: 'code.submitted', code: typed.code }),
  });
  const isChecking = isBusy && (screen.at === 'applying' || screen.at === 'asking');
  /** The code that an order waited for. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const isAwaited = trouble !== null && trouble.code === awaited;
  const { ref } = form.props;
  useImperativeHandle(typedCode, () => ({
    apply() {
      const typed = discountCode(form.values.code);
      // What came of one that was sent has been said.
      if (typed === '' || (typed === code && !isBusy)) return false;
      focusIn(ref);
      if (isBusy) return true;
      setAwaited(typed);
      send({ type: 'code.submitted', code: typed });
      return true;
    },
  }));
  useEffect(() => {
    if (isAwaited) focusIn(ref);
  }, [isAwaited, ref]);
  // What is wrong is said below the field, where the bar of the page may be.
  useEffect(() => {
    if (trouble !== null && ref.current?.contains(document.activeElement)) ref.current.scrollIntoView({ block: 'nearest' });
  }, [trouble, ref]);
  return (
    <form {...form.props}>
      <Stack gap={12}>
        <CodeEntry
          {...form.field('code')}
          label={text('discount.code')}
          enterKeyHint="done"
          maxLength={CODE_MAX}
          isBusy={isChecking}
          submitLabel={text(isChecking ? 'discount.checking' : 'discount.apply')}
        />
        {trouble !== null && form.errors.code !== undefined && (
          <>
            {isAwaited && (
              <p className={css.meta}>{text(returnTo === '/app/cart.html' ? 'discount.unplaced.cart' : 'discount.unplaced')}</p>
            )}
            <TroubleHelp trouble={trouble} isWaiting={screen.kind === 'refused' && screen.isWaiting} returnTo={returnTo} />
          </>
        )}
      </Stack>
    </form>
  );
}

const focusIn = ({ current }: RefObject<HTMLFormElement | null>) => current?.querySelector('input')?.focus();

/** The code that was sent last, or that an address brought: what the field begins with. */
function useLastCode(screen: DiscountScreen): string {
  const [last, setLast] = useState('');
  const sent = codeIn(screen);
  if (sent !== null && sent !== last) setLast(sent);
  return sent ?? last;
}

function codeIn(screen: DiscountScreen): string | null {
  if (screen.kind === 'refused') return screen.trouble.name === null ? screen.trouble.code : null;
  const isOfReward = (code: string) => screen.rewards.some(({ discCode }) => discCode === code);
  const isApplying = screen.kind === 'working' && (screen.at === 'applying' || screen.at === 'asking');
  return isApplying && screen.code !== null && !isOfReward(screen.code) ? screen.code : null;
}
