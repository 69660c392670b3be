import { Plus } from 'lucide';
import { useState } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyExtra } from './lazy-extra.tsx';

const AddingWords = lazyExtra(async () => (await import('./AddingWords.tsx')).AddingWords);

interface AddButtonProps {
  readonly placard: MenuPlacard;
  /** Resolves once the item is in the cart, or is not going to be. */
  readonly onAdd: (placard: MenuPlacard) => Promise<void>;
}

/** Adds an item by one press, and says so until it is in the cart; a press meanwhile is not taken (decision 058). */
export function AddButton({ placard, onAdd }: AddButtonProps) {
  const { name } = placard;
  const [isBusy, setIsBusy] = useState(false);
  const add = ({ detail }: { readonly detail: number }) => {
    // The second press of a double click is part of one gesture, which may have begun on the page before.
    if (isBusy || detail > 1) return;
    setIsBusy(true);
    void onAdd(placard).finally(() => setIsBusy(false));
  };
  return (
    <>
      <IconButton tone="accent" isRound icon={Plus} isBusy={isBusy} label={text('menu.add', { name })} onClick={add} />
      {isBusy && <AddingWords name={name} />}
    </>
  );
}
