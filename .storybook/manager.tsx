import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { Statechart } from './statechart/Statechart.tsx';

addons.register('hearthside/statechart', () => {
  addons.add('hearthside/statechart/panel', {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (
      <AddonPanel active={active === true}>
        <Statechart />
      </AddonPanel>
    ),
  });
});
