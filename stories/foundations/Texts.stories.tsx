import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { allTexts } from './all-texts.ts';
import { cell, table } from './Texts.css.ts';

const meta = { title: 'Foundations/Texts' } satisfies Meta;
export default meta;
type Story = StoryObj;

function TextTable() {
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = Object.entries(allTexts).filter(([key, words]) => `${key} ${words}`.toLowerCase().includes(needle));
  return (
    <main>
      <Stack gap={16}>
        <h1>Texts</h1>
        <TextField label="Search keys and texts" value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
        <output>
          {found.length} of {Object.keys(allTexts).length} texts
        </output>
        <table className={table}>
          <thead>
            <tr>
              <th className={cell} scope="col">
                Key
              </th>
              <th className={cell} scope="col">
                Text
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(([key, words]) => (
              <tr key={key}>
                <th className={cell} scope="row">
                  {key}
                </th>
                <td className={cell}>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </main>
  );
}

/** Every text of the product, by key or words. Values in braces come from the page. */
export const Texts: Story = {
  render: () => <TextTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search keys and texts'), 'declined');
    await expect(canvas.getByRole('row', { name: /^checkout\.payment\.DECLINED/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^cart\.heading/ })).toBeNull();
  },
};
