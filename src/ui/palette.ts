/** The colours by day and by night. Which pairs may meet, and how far apart they are, test/src/ui/contrast.test.ts says. */
export const palette = {
  page: { day: '#FBF7F0', night: '#19130F' },
  surface: { day: '#FFFFFF', night: '#241C17' },
  sunken: { day: '#F3EADC', night: '#30261F' },
  ink: { day: '#2B1D14', night: '#F7EFE5' },
  muted: { day: '#6A5546', night: '#CBB8A5' },
  /** Hairlines, for the eye only. */
  line: { day: '#DCCBB5', night: '#4A3C31' },
  /** Borders of controls. */
  control: { day: '#8F7863', night: '#A08D7C' },
  accent: { day: '#A33B16', night: '#F2936A' },
  accentStrong: { day: '#86300F', night: '#F7AC8B' },
  onAccent: { day: '#FFFFFF', night: '#2A1006' },
  accentSoft: { day: '#FBE6DA', night: '#45261A' },
  good: { day: '#2C6636', night: '#8FCB95' },
  goodSoft: { day: '#E6F1E4', night: '#1E3222' },
  warn: { day: '#7A4E00', night: '#F0C36A' },
  warnSoft: { day: '#FFF0CC', night: '#3A2D10' },
  bad: { day: '#A3161F', night: '#FF9C93' },
  badSoft: { day: '#FDE8E7', night: '#43201F' },
  focus: { day: '#1A5FA8', night: '#8FC3FF' },
  /** The ground of a map: never under words without a halo. */
  mapLand: { day: '#F1E9DC', night: '#2A211B' },
  mapStreet: { day: '#FBF7F0', night: '#33291F' },
  mapRoad: { day: '#FFFFFF', night: '#43362B' },
  mapPark: { day: '#E1E6CF', night: '#2A3326' },
  mapWater: { day: '#D5E0E4', night: '#22303A' },
  /** Behind overlays. */
  veil: { day: '#2B1D1473', night: '#00000099' },
} as const;
