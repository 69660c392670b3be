import { GraduationCap, House, MapPin, Plus, Store, type IconNode } from 'lucide';
import { useState } from 'react';
import type { Country } from '#domain/address/regions.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { addressProblems, draftOf, emptyDraft, type AddressDraft } from './address-draft.ts';
import { AddressFields } from './AddressFields.tsx';
import { EmptyPart } from './EmptyPart.tsx';
import { EditPanel, FIRST_FIELD, Saved, type FormActor } from './EditForm.tsx';
import { ListButton } from './ListButton.tsx';
import * as itemCss from './Items.css.ts';
import * as css from './Profile.css.ts';
import * as rowCss from './Rows.css.ts';

interface AddressPartProps extends FormActor {
  readonly addresses: readonly SavedAddress[];
  /** Of a new address. */
  readonly country: Country;
}

/** Saved addresses: added, edited, and one made the main one (C-58, ADDR-01 to -07). */
export function AddressPart({ addresses, country, screen, send }: AddressPartProps) {
  // Where the focus goes back to.
  const [lastId, setLastId] = useState('');
  function edit(address: AddressDraft) {
    setLastId(address.id);
    send({ type: 'form.opened', values: address });
  }
  function makeMain(address: AddressDraft) {
    setLastId(address.id);
    send({ type: 'form.submitted', values: { ...address, isDefault: true }, secretId: null });
  }
  const isOpen = screen.kind === 'editing';
  // "Make default" needs no form, unless it fails.
  const saving = isOpen ? null : screen.saving;
  const openId = isOpen ? (screen.values?.['id'] ?? '') : null;
  const isNew = isOpen && !addresses.some(({ id }) => id === openId);
  const stage = isOpen ? `open ${String(openId)}` : saving ? 'saving' : 'list';
  // The pressed button leaves with the row's other state.
  const part = useFocusOn<HTMLDivElement>(stage, () => {
    if (isOpen) return FIRST_FIELD;
    if (saving) return null;
    return addresses.some(({ id }) => id === lastId) ? `[data-address="${CSS.escape(lastId)}"] [data-edit]` : '[data-add]';
  });
  const panel = isOpen && (
    <EditPanel
      key={String(openId)}
      heading={isNew ? text('profile.address.add') : text('profile.address.editing')}
      screen={screen}
      send={send}
      saveLabel={text('profile.address.save')}
      initial={emptyDraft(country)}
      problemsIn={addressProblems}
    >
      {(fields) => <AddressFields form={fields} />}
    </EditPanel>
  );
  const addButton = (
    <ListButton
      isSaving={saving !== null}
      tone={addresses.length === 0 ? 'primary' : 'quiet'}
      data-add
      onClick={() => edit(emptyDraft(country))}
    >
      <Icon of={Plus} size={18} />
      {text('profile.address.add')}
    </ListButton>
  );
  return (
    <div ref={part} className={css.group}>
      <Saved screen={screen}>{text('profile.address.saved')}</Saved>
      {addresses.length > 0 && (
        <ul className={css.list}>
          {addresses.map((address) =>
            panel && address.id === openId ? (
              <li key={address.id}>{panel}</li>
            ) : (
              <AddressRow
                key={address.id ?? address.addressLine1}
                address={address}
                isSaving={saving !== null}
                isBusy={saving !== null && saving['id'] === address.id}
                onEdit={isOpen ? undefined : edit}
                onMakeMain={isOpen ? undefined : makeMain}
              />
            ),
          )}
        </ul>
      )}
      {isNew && panel}
      {!panel && addresses.length === 0 && (
        <EmptyPart heading={text('profile.address.none')} action={addButton}>
          {text('profile.address.none.lead')}
        </EmptyPart>
      )}
      {!panel && addresses.length > 0 && <div className={rowCss.add}>{addButton}</div>}
    </div>
  );
}

interface AddressRowProps {
  readonly address: SavedAddress;
  /** One of the addresses is being made the main one. */
  readonly isSaving: boolean;
  /** It is this one. */
  readonly isBusy: boolean;
  /** Both are left out while a form is open: what was typed there would be lost. */
  readonly onEdit: ((draft: AddressDraft) => void) | undefined;
  readonly onMakeMain: ((draft: AddressDraft) => void) | undefined;
}

const icons: Readonly<Record<string, IconNode>> = { Residential: House, Business: Store, 'College Campus': GraduationCap };

function AddressRow({ address, isSaving, isBusy, onEdit, onMakeMain }: AddressRowProps) {
  const { id, isDefault, addressLine1, addressLine2, city, state, postalCode, addressType } = address;
  const name = address.name || addressLine1;
  return (
    <li className={itemCss.item} data-address={id}>
      <Icon of={icons[addressType] ?? MapPin} size={22} className={itemCss.kind} />
      <div>
        <span className={rowCss.chipped}>
          <span className={itemCss.name}>{name}</span>
          {isDefault && <Chip>{text('profile.default')}</Chip>}
        </span>
        <span className={css.quiet}>{[addressLine1, addressLine2, `${city}, ${state} ${postalCode}`].filter(Boolean).join(', ')}</span>
        {!isDefault && onMakeMain && (
          <div className={itemCss.below}>
            <ListButton
              isSaving={isSaving}
              tone="quiet"
              size="small"
              isBusy={isBusy}
              aria-label={text('profile.address.makeMain.of', { name })}
              onClick={() => onMakeMain(draftOf(address))}
            >
              {text('profile.address.makeMain')}
            </ListButton>
          </div>
        )}
      </div>
      <div className={itemCss.acts}>
        {onEdit && (
          <ListButton
            isSaving={isSaving}
            tone="quiet"
            size="small"
            data-edit
            aria-label={text('profile.address.edit', { name })}
            onClick={() => onEdit(draftOf(address))}
          >
            {text('profile.edit')}
          </ListButton>
        )}
      </div>
    </li>
  );
}
