import type { ReactNode } from 'react';
import { SPECIAL_INSTRUCTIONS_MAX } from '#domain/order/setup-steps.ts';
import type { AddressSearchScreen, AddressTrouble } from '#machines/address-search/address-search.screen.ts';
import type { AddressSearchEvent, TypedAddress } from '#machines/address-search/address-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { useLostFocusOn } from '#src/flows/kit/useLostFocus.ts';
import * as css from '#src/flows/cafe-search/CafeSearch.css.ts';
import { DidYouMean } from '#src/flows/cafe-search/DidYouMean.tsx';

interface AddressSearchViewProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  readonly screen: AddressSearchScreen;
  readonly send: (event: AddressSearchEvent) => void;
}

export function AddressSearchView({ head, screen, send }: AddressSearchViewProps) {
  const findings = useLostFocusOn<HTMLDivElement>(screen.kind);
  if (screen.kind === 'found' || screen.kind === 'pickup') return null;
  const form = (
    <>
      <div>
        {head}
        <AddressForm screen={screen} send={send} />
      </div>
      <div ref={findings} tabIndex={-1} className={css.findings}>
        {screen.kind === 'asking' && screen.isDeliverable && (
          <Notice tone="good" isLive>
            {text('addressSearch.deliverable')}
          </Notice>
        )}
        {screen.kind === 'working' && (
          <Spinner label={text(screen.at === 'geocoding' ? 'cafeSearch.geocoding' : 'addressSearch.findingCafe')} />
        )}
        {screen.kind === 'suggesting' && (
          <DidYouMean
            address={screen.suggestion}
            onAccept={() => send({ type: 'suggestion.accepted' })}
            onDecline={() => send({ type: 'suggestion.declined' })}
          />
        )}
        {screen.kind === 'unanswered' && (
          <Notice tone="bad" isLive action={{ label: text('cafeSearch.retry'), onAct: () => send({ type: 'search.retried' }) }}>
            {text(`cafeSearch.${screen.call}`)}
          </Notice>
        )}
      </div>
      <Actions screen={screen} send={send} />
    </>
  );
  return (
    <Page heading={null} width="columns">
      <Columns variant="formAndSummary" first={form} second={null} />
    </Page>
  );
}

const FORM = 'address-form';

/** One primary button: the one that helps. */
function Actions({ screen, send }: Omit<AddressSearchViewProps, 'head'>) {
  const isOutOfReach = screen.kind === 'asking' && screen.trouble === 'outOfReach';
  return (
    <StickyActions>
      {isOutOfReach && (
        <Button isWide onClick={() => send({ type: 'pickup.chosen' })}>
          {text('addressSearch.pickup')}
        </Button>
      )}
      <Button type="submit" form={FORM} isWide tone={screen.kind === 'suggesting' || isOutOfReach ? 'secondary' : 'primary'}>
        {text('addressSearch.submit')}
      </Button>
    </StickyActions>
  );
}

const words: Readonly<Record<AddressTrouble, TextKey>> = {
  empty: 'addressSearch.empty',
  invalid: 'cafeSearch.invalid',
  unrecognized: 'addressSearch.unrecognized',
  outOfReach: 'addressSearch.outOfReach',
};

function AddressForm({ screen, send }: Omit<AddressSearchViewProps, 'head'>) {
  const trouble = screen.kind === 'asking' ? screen.trouble : null;
  const form = useForm<TypedAddress>({
    initial: screen.typed,
    followsInitial: true,
    refused: trouble === null ? {} : { text: text(words[trouble]) },
    onType: (typed) => send({ type: 'address.typed', typed }),
    onSubmit: () => send({ type: 'address.submitted' }),
  });
  return (
    <form {...form.props} id={FORM}>
      <Stack gap={16}>
        <TextField
          {...form.field('text')}
          label={text('addressSearch.label')}
          hint={text('addressSearch.hint')}
          name="address"
          autoComplete="street-address"
        />
        <TextField {...form.field('line2')} label={text('addressSearch.line2')} name="address2" autoComplete="address-line2" />
        <TextField
          {...form.field('instructions')}
          label={text('addressSearch.instructions')}
          autoComplete="off"
          maxLength={SPECIAL_INSTRUCTIONS_MAX}
        />
      </Stack>
    </form>
  );
}
