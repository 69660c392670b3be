import { useState, type ComponentProps } from 'react';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import type { ComboNutrition } from './ComboNutrition.tsx';

const LazyComboNutrition = lazyExtra(async () => (await import('./ComboNutrition.tsx')).ComboNutrition);

/** Opens what the combo has, as it is built now; its code comes with the press. */
export function NutritionButton(facts: Omit<ComponentProps<typeof ComboNutrition>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <InlineButton isApart aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('product.nutrition')}
      </InlineButton>
      {isOpen && <LazyComboNutrition {...facts} onClose={() => setOpen(false)} />}
    </>
  );
}
