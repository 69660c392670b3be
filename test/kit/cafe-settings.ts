/** Settings of the cafe services, as most sites have them. */
export const settings = {
  searchRadius: 8,
  openCafes: 'true',
  virtualLocation: null,
  slotDays: 7,
  slotIntervalMinutes: 15,
  skipOrderSlotting: false,
};
