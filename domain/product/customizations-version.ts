/** The version of customizations where the menu names none: today, `YYYYMMDD` (MENU-13, E-33). */
export const versionOfDay = (day: string): string => day.replaceAll('-', '');
