import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Segments } from '#src/ui/Segments.tsx';

/** What is shown of list and map where there is room for one of them. */
export type Side = 'list' | 'map';

export const SideSwitch = ({ side, onSwitch }: { readonly side: Side; readonly onSwitch: (side: Side) => void }) => (
  <Segments
    label={text('cafeSearch.view')}
    value={side}
    onChange={onSwitch}
    options={[
      { value: 'list', label: text('cafeSearch.view.list') },
      { value: 'map', label: text('cafeSearch.view.map') },
    ]}
  />
);
