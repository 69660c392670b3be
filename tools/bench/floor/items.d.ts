/** An item of a floor page: what a card of the menu says. */
interface FloorItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly calories: number;
  readonly imgKey: string;
}

interface ImportMetaEnv {
  /** Written by `tools/bench/floors.ts`. */
  readonly FLOOR_ITEMS: readonly FloorItem[];
}
