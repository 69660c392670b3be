/** What an address says of the setup that it begins. */
export interface SetupSearch {
  readonly cafeId?: string | undefined;
  readonly destination?: string | undefined;
  readonly groupOrder?: string | undefined;
  readonly returnTo?: string | undefined;
}

export const readSetupWish = ({ cafeId, destination, groupOrder, returnTo }: SetupSearch): SetupSearch => ({
  cafeId,
  destination,
  groupOrder,
  returnTo,
});
