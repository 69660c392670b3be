import { useEffect } from 'react';
import type { Menu } from '#domain/menu/menu.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { ComboPart, type ComboPartProps } from './-combo-part.tsx';
import { closeGonePart } from './-gone-part.ts';

interface OpenPartProps extends Omit<ComboPartProps, 'listed'> {
  readonly menu: Menu;
  /** The order is at another cafe by now, for which the combo is about to be read. */
  readonly isMoved: boolean;
}

/** The part of a combo that is open; one that leaves the menu is closed (MENU-13, COMBO-08). */
export function OpenPart({ menu, isMoved, ...props }: OpenPartProps) {
  const listed = menu.placards[props.part.placardId];
  return listed ? <ComboPart {...props} listed={listed} /> : <GonePart {...props} isMoved={isMoved} />;
}

/** What is made of it goes along to another cafe, so that it stays open until the combo is read for that. */
function GonePart({ actor, part, isMoved }: Pick<OpenPartProps, 'actor' | 'part' | 'isMoved'>) {
  const { app } = useAppContext();
  useEffect(() => {
    if (!isMoved) closeGonePart(app, actor, part);
  }, [app, actor, part, isMoved]);
  return <PageLoading />;
}
