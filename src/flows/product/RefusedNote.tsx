import { useEffect, useRef } from 'react';
import type { ChoiceLimit, OptionGroup } from '#domain/product/choices.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import * as css from './Product.css.ts';

interface Limits {
  readonly group: OptionGroup;
  readonly customizationsMax: number;
}

/** Why one more is not possible (PRODUCT-05, PRODUCT-14). */
export const limitText = (limit: ChoiceLimit, { group, customizationsMax }: Limits): string =>
  limit === 'group' ? text('product.groupFull', { max: group.max }) : text('product.limited', { max: customizationsMax });

/** Why what was asked for is not possible, beside it and in sight; the notice of the page reads it out. */
export function RefusedNote({ limit, ...limits }: Limits & { readonly limit: ChoiceLimit }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={css.refused}>
      <Notice tone="warn">{limitText(limit, limits)}</Notice>
    </div>
  );
}
