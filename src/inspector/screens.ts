import type { AnyMachineSnapshot } from 'xstate';

type ScreenOf = (snapshot: AnyMachineSnapshot) => unknown;
const modules = import.meta.glob<Record<string, ScreenOf>>('../../machines/*/*.screen.ts', { eager: true });
const screens = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

/** What the guest sees of a flow, by its machine's id; null for a machine without screens. */
export const screenOf = (flow: string, snapshot: AnyMachineSnapshot): unknown => screens.get(`${flow}Screen`)?.(snapshot) ?? null;
