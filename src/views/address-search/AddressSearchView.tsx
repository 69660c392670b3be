import { SPECIAL_INSTRUCTIONS_MAX } from '#domain/order/setup-steps.ts';
import type { AddressSearchScreen, AddressTrouble } from '#machines/address-search/address-search.screen.ts';
import type { AddressSearchEvent, TypedAddress } from '#machines/address-search/address-search.types.ts';
import '#src/text/late/order-setup.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLostFocusOn } from '../kit/useLostFocus.ts';
import { useTyped } from '../kit/useTyped.ts';
import * as css from '../cafe-search/CafeSearch.css.ts';
import { DidYouMean } from '../cafe-search/DidYouMean.tsx';

interface AddressSearchViewProps {
  readonly screen: AddressSearchScreen;
  readonly send: (event: AddressSearchEvent) => void;
}

export function AddressSearchView({ screen, send }: AddressSearchViewProps) {
  const findings = useLostFocusOn<HTMLDivElement>(screen.kind);
  if (screen.kind === 'found') return null;
  return (
    <Stack gap={24}>
      <AddressForm screen={screen} send={send} />
      <div ref={findings} tabIndex={-1} className={css.findings}>
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
            {text(screen.at === 'geocoding' ? 'cafeSearch.lookupFailed' : 'cafeSearch.unanswered')}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

const words: Readonly<Record<AddressTrouble, TextKey>> = {
  empty: 'addressSearch.empty',
  invalid: 'cafeSearch.invalid',
  unrecognized: 'addressSearch.unrecognized',
  outOfReach: 'addressSearch.outOfReach',
};

const isSameAddress = (one: TypedAddress, other: TypedAddress) =>
  one.text === other.text && one.line2 === other.line2 && one.instructions === other.instructions;

function AddressForm({ screen, send }: AddressSearchViewProps) {
  const [typed, setTyped] = useTyped(screen.typed, isSameAddress);
  const trouble = screen.kind === 'asking' ? screen.trouble : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'address.submitted', ...typed });
      }}
    >
      <Stack gap={16}>
        <TextField
          label={text('addressSearch.label')}
          hint={text('addressSearch.hint')}
          error={trouble && text(words[trouble])}
          name="address"
          autoComplete="street-address"
          value={typed.text}
          onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
        />
        <TextField
          label={text('addressSearch.line2')}
          name="address2"
          autoComplete="address-line2"
          value={typed.line2}
          onChange={(event) => setTyped({ ...typed, line2: event.currentTarget.value })}
        />
        <TextField
          label={text('addressSearch.instructions')}
          name="instructions"
          autoComplete="off"
          maxLength={SPECIAL_INSTRUCTIONS_MAX}
          value={typed.instructions}
          onChange={(event) => setTyped({ ...typed, instructions: event.currentTarget.value })}
        />
        <div>
          <Button type="submit" tone={screen.kind === 'suggesting' ? 'secondary' : 'primary'}>
            {text('addressSearch.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
