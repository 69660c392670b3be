import { createElement as h } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { Statechart } from './Statechart.ts';

addons.register('hearthside/statechart', () => {
  addons.add('hearthside/statechart/panel', {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => h(AddonPanel, { active: active === true, children: h(Statechart) }),
  });
});
