import { firstValue } from '#domain/navigation/query.ts';

/** What an address says of the setup that it begins. */
export interface SetupSearch {
  readonly cafeId?: string | undefined;
  readonly destination?: string | undefined;
  readonly groupOrder?: string | undefined;
  readonly returnTo?: string | undefined;
}

type Given = Readonly<Partial<Record<keyof SetupSearch, string | readonly string[] | undefined>>>;

export const readSetupWish = ({ cafeId, destination, groupOrder, returnTo }: Given): SetupSearch => ({
  cafeId: firstValue(cafeId),
  destination: firstValue(destination),
  groupOrder: firstValue(groupOrder),
  returnTo: firstValue(returnTo),
});
