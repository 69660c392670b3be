import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordRules } from '#src/flows/kit/PasswordRules.tsx';

const meta: Meta<typeof PasswordRules> = { title: 'Parts/Password rules', tags: ['autodocs'], component: PasswordRules };
export default meta;
type Story = StoryObj<typeof PasswordRules>;

export const Untouched: Story = { args: { password: '' } };
/** What is met is checked, also for the ear. */
export const HalfMet: Story = {
  args: { password: 'hearth1' },
  play: async ({ canvas }) => {
    const [length, digit, special] = canvas.getAllByRole('listitem');
    await expect(digit).toHaveTextContent('A number (done)');
    await expect(length).not.toHaveTextContent('(done)');
    await expect(special).not.toHaveTextContent('(done)');
  },
};
export const Met: Story = { args: { password: 'hearth1!side' } };
