import { LocateFixed } from 'lucide';
import { useEffect, useRef } from 'react';
import type { CafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import type { CafeSearchEvent } from '#machines/cafe-search/cafe-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { ActionField } from '#src/ui/ActionField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { UrgentRegion } from '#src/ui/UrgentRegion.tsx';
import { useForm } from '#src/ui/useForm.ts';
import * as css from './CafeSearch.css.ts';

interface SearchFormProps {
  readonly screen: CafeSearchScreen;
  readonly send: (event: CafeSearchEvent) => void;
}

/** Its button is the primary one until a cafe can be chosen. */
export function SearchForm({ screen, send }: SearchFormProps) {
  const trouble = screen.kind === 'asking' ? screen.trouble : null;
  const form = useForm({
    initial: { address: screen.typed },
    followsInitial: true,
    refused: trouble === null ? {} : { address: text(`cafeSearch.${trouble}`) },
    onSubmit: ({ address }) => send({ type: 'address.submitted', text: address }),
  });
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(trouble);
  useEffect(() => {
    if (trouble !== null && before.current === null) field.current?.focus();
    before.current = trouble;
  }, [trouble]);
  const isSecondary = screen.kind === 'results' || screen.kind === 'suggesting';
  return (
    <search>
      <form {...form.props} className={css.form}>
        <ActionField
          {...form.field('address')}
          ref={field}
          errorIn={UrgentRegion}
          label={text('cafeSearch.label')}
          autoComplete="postal-code"
          enterKeyHint="search"
          action={
            screen.canLocate
              ? { label: text('cafeSearch.locate'), icon: LocateFixed, onAct: () => send({ type: 'location.requested' }) }
              : null
          }
        />
        <div className={css.submit}>
          <Button type="submit" isWide tone={isSecondary ? 'secondary' : 'primary'}>
            {text('cafeSearch.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
