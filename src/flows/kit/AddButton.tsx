import { Plus } from 'lucide';
import { useState } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useIsUnderWay } from './adds-under-way.ts';
import { LazyAddingWords } from './LazyAddingWords.tsx';

interface AddButtonProps {
  readonly placard: MenuPlacard;
  /** Resolves once the item is in the cart, or is not going to be. */
  readonly onAdd: (placard: MenuPlacard) => Promise<void>;
}

/** Adds an item by one press, and says so until it is in the cart; a press meanwhile is not taken (decision 058). */
export function AddButton({ placard, onAdd }: AddButtonProps) {
  const { name, items } = placard;
  const [isPressed, setIsPressed] = useState(false);
  const isUnderWay = useIsUnderWay(items);
  const isBusy = isPressed || isUnderWay;
  const add = ({ detail }: { readonly detail: number }) => {
    // The second press of a double click is part of one gesture, which may have begun on the page before.
    if (isBusy || detail > 1) return;
    setIsPressed(true);
    void onAdd(placard).finally(() => setIsPressed(false));
  };
  return (
    <>
      <IconButton tone="accent" isRound icon={Plus} isBusy={isBusy} label={text('menu.add', { name })} onClick={add} />
      {isBusy && <LazyAddingWords name={name} />}
    </>
  );
}
