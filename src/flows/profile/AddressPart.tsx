import { useState } from 'react';
import type { Address } from '#contract/user.ts';
import type { Country } from '#domain/address/regions.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { addressProblems, draftOf, emptyDraft, type AddressDraft } from './address-draft.ts';
import { AddressFields } from './AddressFields.tsx';
import { EditForm, type FormActor } from './EditForm.tsx';
import * as css from './Profile.css.ts';

interface AddressPartProps extends FormActor {
  readonly addresses: readonly Address[];
  /** Of a new address. */
  readonly country: Country;
}

/** Saved addresses: added, edited, and one made the main one (C-58, ADDR-01 to -07). */
export function AddressPart({ addresses, country, ...form }: AddressPartProps) {
  const { screen, send } = form;
  const [chosen, setChosen] = useState(emptyDraft(country));
  const [isMakingMain, setMakingMain] = useState(false);
  function edit(address: AddressDraft) {
    setChosen(address);
    setMakingMain(false);
    send({ type: 'form.opened' });
  }
  function makeMain(address: AddressDraft) {
    const values = { ...address, isDefault: true };
    setChosen(values);
    setMakingMain(true);
    send({ type: 'form.submitted', values, secretId: null });
  }
  // One press from the list needs no form, unless it fails.
  const isSavingInList = isMakingMain && screen.kind === 'editing' && screen.isSaving;
  const rowButton = `[data-address="${CSS.escape(chosen.id)}"] button`;
  // The pressed button leaves with the row's other state.
  const list = useFocusOn<HTMLUListElement>(isSavingInList, () => (isSavingInList ? null : rowButton));
  return (
    <EditForm
      {...form}
      screen={isSavingInList ? { kind: 'viewing', isSaved: false } : screen}
      send={(event) => (event.type === 'form.opened' ? edit(emptyDraft(country)) : send(event))}
      heading={text('profile.address')}
      saved={text('profile.address.saved')}
      editLabel={text('profile.address.add')}
      returnFocusTo={chosen.id === '' ? undefined : rowButton}
      shown={
        addresses.length === 0 ? (
          <p>{text('profile.none')}</p>
        ) : (
          <ul ref={list} className={css.list}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id ?? address.addressLine1}
                address={address}
                isBusy={isSavingInList && address.id === chosen.id}
                onEdit={edit}
                onMakeMain={makeMain}
              />
            ))}
          </ul>
        )
      }
      initial={chosen}
      problemsIn={addressProblems}
    >
      {(fields) => <AddressFields form={fields} />}
    </EditForm>
  );
}

interface AddressRowProps {
  readonly address: Address;
  readonly isBusy: boolean;
  readonly onEdit: (draft: AddressDraft) => void;
  readonly onMakeMain: (draft: AddressDraft) => void;
}

function AddressRow({ address, isBusy, onEdit, onMakeMain }: AddressRowProps) {
  const { id, isDefault, addressLine1, addressLine2, city, state, postalCode } = address;
  const name = address.name || addressLine1;
  return (
    <li className={css.item} data-address={id}>
      <Stack gap={4}>
        <span>
          {name}
          {isDefault && ` · ${text('profile.address.default')}`}
        </span>
        <span className={css.quiet}>{[addressLine1, addressLine2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(', ')}</span>
      </Stack>
      <Row>
        <Button tone="quiet" size="small" onClick={() => onEdit(draftOf(address))}>
          {text('profile.address.edit', { name })}
        </Button>
        {!isDefault && (
          <Button
            tone="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={text('profile.address.makeMain.of', { name })}
            onClick={() => onMakeMain(draftOf(address))}
          >
            {text('profile.address.makeMain')}
          </Button>
        )}
      </Row>
    </li>
  );
}
